import { type CheckedContent, checkRawContent } from "../content/check/check-content.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import type { View } from "../content/index/publication.ts";
import type { RawContent, SourceFile } from "../content/read/read-content.ts";

/** The files that have another text than before, or were not there. */
export function changedFiles(before: RawContent, sources: readonly SourceFile[]): ReadonlySet<string> {
  const texts = new Map(before.sources.map(({ displayPath, text }) => [displayPath, text]));
  const changed = sources.filter(({ displayPath, text }) => texts.get(displayPath) !== text);
  return new Set(changed.map(({ displayPath }) => displayPath));
}

interface ContentSince {
  readonly checked: CheckedContent;
  readonly changed: ReadonlySet<string>;
  readonly view: View;
}

/**
 * The mistakes that a change is to blame for: those in files that have changed, and those in other files that were not
 * there before, such as links to a page that is gone.
 */
export function mistakesSince(
  model: ContentModel,
  before: RawContent,
  { checked: { diagnostics }, changed, view }: ContentSince,
): Diagnostic[] {
  const known = new Set(checkRawContent(model, before, view).diagnostics.map(nameOf));
  return diagnostics.filter((diagnostic) => changed.has(diagnostic.file) || !known.has(nameOf(diagnostic)));
}

/** Identifies a mistake of a file that has not changed. */
function nameOf({ file, code, pointer, line, column, message }: Diagnostic): string {
  return JSON.stringify([file, code, pointer, line, column, message]);
}
