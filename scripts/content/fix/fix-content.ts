import type { CheckedContent } from "../check/check-content.ts";
import { byFile } from "../diagnostic/by-file.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { SourceFile } from "../read/read-content.ts";
import { type Fix, fixText } from "./fix-text.ts";

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
    const next = effectiveRound(current, checked, check);
    if (!next) break;
    fixes.push(...next.fixes);
    current = next.sources;
    checked = next.checked;
  }
  return { checked, fixes, changed: current.filter(({ file, text }) => originals.get(file) !== text) };
}

/** All fixes that can be made at once, without those after which the mistake would still be there. */
function effectiveRound(
  sources: readonly SourceFile[],
  { diagnostics }: CheckedContent,
  check: (sources: readonly SourceFile[]) => CheckedContent,
) {
  const refused = new Set<Diagnostic>();
  for (;;) {
    const wanted = diagnostics.filter((diagnostic) => !refused.has(diagnostic));
    const next = fixRound(sources, wanted);
    if (next.fixes.length === 0) return undefined;
    const checked = check(next.sources);
    const [before, fixed, left] = [
      countByPlace(diagnostics),
      countByPlace(next.fixes.map(({ diagnostic }) => diagnostic)),
      countByPlace(checked.diagnostics),
    ];
    const vain = next.fixes.filter(({ diagnostic }) => {
      const at = placeOf(diagnostic);
      return (left.get(at) ?? 0) > (before.get(at) ?? 0) - (fixed.get(at) ?? 0);
    });
    if (vain.length === 0) return { ...next, checked };
    for (const { diagnostic } of vain) refused.add(diagnostic);
  }
}

function countByPlace(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const at of diagnostics.map(placeOf)) counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
}

/** Fixes before it in its line move a mistake to another column, and none to another line. */
function placeOf({ file, code, pointer, line }: Diagnostic): string {
  return JSON.stringify([file, code, pointer, line]);
}

function fixRound(sources: readonly SourceFile[], diagnostics: readonly Diagnostic[]) {
  const mistakes = byFile(diagnostics);
  const fixes: Fix[] = [];
  const next = sources.map((source) => {
    const fixed = fixText(source.text, mistakes.get(source.file) ?? []);
    fixes.push(...fixed.fixes);
    return fixed.fixes.length > 0 ? { ...source, text: fixed.text } : source;
  });
  return { sources: next, fixes };
}
