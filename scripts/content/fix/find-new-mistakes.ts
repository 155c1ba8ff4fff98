import { byFile } from "../diagnostic/by-file.ts";
import type { Diagnostic, Range } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import type { Fix } from "./fixed-text.ts";

interface Round {
  /** The text of each file after the fixes. */
  readonly texts: ReadonlyMap<string, string>;
  readonly before: readonly Diagnostic[];
  readonly after: readonly Diagnostic[];
}

/**
 * The mistakes whose fix wrote what is a mistake itself: another that was not there before stands on it, and has no
 * remedy of its own. The guess was wrong then, or half of the remedy. A warning about more than that is about the
 * author's own words, and keeps no error from being mended.
 */
export function findNewMistakes(fixes: readonly Fix[], { texts, before, after }: Round): Set<Diagnostic> {
  const old = new Set(before.map(nameOf));
  const fresh = byFile(
    after.filter((found) => found.suggestion === undefined && found.edits === undefined && !old.has(nameOf(found))),
  );
  const wrong = new Set<Diagnostic>();
  if (fresh.size === 0) return wrong;
  for (const [file, list] of fixesByFile(fixes)) {
    const mistakes = fresh.get(file) ?? [];
    const lines = new LineIndex(mistakes.length > 0 ? (texts.get(file) ?? "") : "");
    let shift = 0;
    for (const fix of list) {
      const start = fix.start + shift;
      const written = lines.range(start, start + fix.replacement.length);
      if (mistakes.some((mistake) => standsOn(mistake, written, fix))) wrong.add(fix.diagnostic);
      shift += fix.replacement.length - (fix.end - fix.start);
    }
  }
  return wrong;
}

function fixesByFile(fixes: readonly Fix[]): Map<string, Fix[]> {
  const files = new Map<string, Fix[]>();
  for (const fix of [...fixes].sort((a, b) => a.start - b.start)) {
    const list = files.get(fix.diagnostic.file);
    if (list) list.push(fix);
    else files.set(fix.diagnostic.file, [fix]);
  }
  return files;
}

/** Identifies a mistake across rounds, by its line: fixes change columns, and the text that a warning quotes. */
function nameOf({ file, code, severity, line, message }: Diagnostic): string {
  return JSON.stringify([file, code, line, severity === "warning" ? "" : message]);
}

/** True for a mistake in the text that was written. Other spaces before a line are about all that follows. */
function standsOn(mistake: Diagnostic, written: Range, { replacement, diagnostic }: Fix): boolean {
  if (replacement.trim() === "") return true;
  if (mistake.severity === "warning" && diagnostic.severity !== "warning") return isInside(mistake, written);
  return isBefore(mistake, written) && isBefore(written, mistake);
}

function isBefore(a: Range, b: Range): boolean {
  return a.line < b.endLine || (a.line === b.endLine && a.column < b.endColumn);
}

function isInside(inner: Range, outer: Range): boolean {
  const startsLater = inner.line > outer.line || (inner.line === outer.line && inner.column >= outer.column);
  const { endLine, endColumn } = inner;
  return startsLater && (endLine < outer.endLine || (endLine === outer.endLine && endColumn <= outer.endColumn));
}
