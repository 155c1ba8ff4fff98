import type { CheckedContent } from "./check-content.ts";
import { type Fix, fixText } from "./fix-text.ts";
import type { SourceFile } from "./read-content.ts";
import { byFile } from "./report/by-file.ts";

export interface FixedContent {
  /** The content after the last fix. */
  readonly checked: CheckedContent;
  readonly fixes: readonly Fix[];
  /** The files that changed, as they should be on disk. */
  readonly changed: readonly SourceFile[];
}

/** One fix can lay open mistakes that were hidden behind it; beyond this many rounds something is going in circles. */
const mostRounds = 10;

/** Applies every unambiguous suggestion until none is left. `check` is run on the sources after each round. */
export function fixContent(
  sources: readonly SourceFile[],
  check: (sources: readonly SourceFile[]) => CheckedContent,
): FixedContent {
  const originals = new Map(sources.map(({ file, text }) => [file, text]));
  const fixes: Fix[] = [];
  let current = sources;
  let checked = check(current);
  for (let round = 0; round < mostRounds; round++) {
    const next = fixRound(current, checked);
    if (next.fixes.length === 0) break;
    fixes.push(...next.fixes);
    current = next.sources;
    checked = check(current);
  }
  return { checked, fixes, changed: current.filter(({ file, text }) => originals.get(file) !== text) };
}

function fixRound(sources: readonly SourceFile[], checked: CheckedContent) {
  const mistakes = byFile(checked.diagnostics);
  const fixes: Fix[] = [];
  const next = sources.map((source) => {
    const fixed = fixText(source.text, mistakes.get(source.file) ?? []);
    fixes.push(...fixed.fixes);
    return fixed.fixes.length > 0 ? { ...source, text: fixed.text } : source;
  });
  return { sources: next, fixes };
}
