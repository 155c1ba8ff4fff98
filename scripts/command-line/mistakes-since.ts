import { type CheckedContent, checkRawContent } from "../content/check/check-content.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import type { View } from "../content/index/publication.ts";
import type { RawContent } from "../content/read/read-content.ts";

/**
 * The mistakes that a change is to blame for: those in files that have changed, and those in other files that were not
 * there before, such as links to a page that is gone.
 */
export function mistakesSince(
  model: ContentModel,
  before: RawContent,
  { checked: { sources, diagnostics }, view }: { readonly checked: CheckedContent; readonly view: View },
): Diagnostic[] {
  const texts = new Map(before.sources.map(({ displayPath, text }) => [displayPath, text]));
  const changed = new Set(
    sources.filter(({ displayPath, text }) => texts.get(displayPath) !== text).map(({ displayPath }) => displayPath),
  );
  const known = new Set(checkRawContent(model, before, view).diagnostics.map(nameOf));
  return diagnostics.filter((diagnostic) => changed.has(diagnostic.file) || !known.has(nameOf(diagnostic)));
}

/** Identifies a mistake of a file that has not changed. */
function nameOf({ file, code, pointer, line, column, message }: Diagnostic): string {
  return JSON.stringify([file, code, pointer, line, column, message]);
}
