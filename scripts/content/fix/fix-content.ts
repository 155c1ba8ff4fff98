import type { CheckedContent } from "../check/check-content.ts";
import { byFile } from "../diagnostic/by-file.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { SourceFile } from "../read/read-content.ts";
import { type Fix, fixText } from "./fix-text.ts";

export interface FixedContent {
  /** The result of the check after the last fix. */
  readonly checked: CheckedContent;
  readonly fixes: readonly Fix[];
  /** The files that changed, with their new text. They are not written to disk yet. */
  readonly changed: readonly SourceFile[];
}

/**
 * A fix can reveal mistakes that were hidden behind it, so there are several rounds. After this many, fixes undo each
 * other.
 */
const mostRounds = 10;

/** Applies every unambiguous suggestion until none is left. `check` is run on the changed sources after each round. */
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

/**
 * Makes all fixes that can be made at once, without those that leave their mistake in place. Undefined where there are
 * none.
 */
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

/**
 * Identifies mistakes of one kind and place across rounds. The column is left out, because fixes earlier in the line
 * change it.
 */
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
