import type { CheckedContent } from "../check/check-content.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import type { SourceFile } from "../read/read-content.ts";
import { type Fix, fixText } from "./fix-text.ts";

/** A fix can reveal mistakes that were hidden before. With more rounds than this, fixes are going in circles. */
const mostChecks = 20;

/**
 * Applies every unambiguous suggestion until none is left. `check` is run on the changed sources after each round. Returns the changed files
 * with their new text, which is not written to disk yet.
 */
export function fixContent(sources: readonly SourceFile[], check: (sources: readonly SourceFile[]) => CheckedContent) {
  const originals = new Map(sources.map(({ displayPath: file, text }) => [file, text]));
  const fixes: Fix[] = [];
  // Fixes that do not help, or do harm.
  let refused = new Set<Diagnostic>();
  let current = sources;
  let checked = check(current);
  for (let checks = 0; checks < mostChecks; checks++) {
    const next = fixRound(
      current,
      checked.diagnostics.filter((one) => !refused.has(one)),
    );
    if (next.fixes.length === 0) break;
    const then = check(next.sources);
    const vain = vainFixes(next.fixes, checked.diagnostics, then.diagnostics);
    for (const diagnostic of vain) refused.add(diagnostic);
    if (vain.length > 0) continue;
    fixes.push(...next.fixes);
    current = next.sources;
    checked = then;
    refused = new Set();
  }
  return { checked, fixes, changed: current.filter(({ displayPath: file, text }) => originals.get(file) !== text) };
}

function vainFixes(fixes: readonly Fix[], before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const left = new Set(after.map(mistakeKey));
  const fresh = newMistakes(before, after);
  return fixes
    .map(({ diagnostic }) => diagnostic)
    .filter((mended) => left.has(mistakeKey(mended)) || fresh.some((found) => comesFrom(found, mended)));
}

/** Whether a new mistake was caused by a fix: it is on the same line, and a warning in what was written there. */
function comesFrom(found: Diagnostic, { file, line, column }: Diagnostic): boolean {
  return found.file === file && found.line === line && (found.severity !== "warning" || found.column >= column);
}

/** The mistakes that were not there before, and have no suggestion themselves. */
function newMistakes(before: readonly Diagnostic[], after: readonly Diagnostic[]): readonly Diagnostic[] {
  // Fixes change columns, and the text that a warning quotes.
  const nameOf = ({ file, code, severity, line, message }: Diagnostic) =>
    JSON.stringify([file, code, line, severity === "warning" ? "" : message]);
  const old = new Set(before.map(nameOf));
  return after.filter((found) => found.suggestion === undefined && !old.has(nameOf(found)));
}

/**
 * Identifies mistakes of one kind and place across rounds. The column is left out, because fixes earlier in the line
 * change it.
 */
function mistakeKey({ file, code, pointer, line, message }: Diagnostic): string {
  return JSON.stringify([file, code, pointer, line, message]);
}

function fixRound(sources: readonly SourceFile[], diagnostics: readonly Diagnostic[]) {
  const mistakes = groupBy(diagnostics, ({ file }) => file);
  const fixes: Fix[] = [];
  const next = sources.map((source) => {
    const { displayPath: file, text } = source;
    const fixed = fixText(text, mistakes.get(file) ?? []);
    if (fixed.fixes.length === 0) return source;
    fixes.push(...fixed.fixes);
    return { ...source, text: fixed.text };
  });
  return { sources: next, fixes };
}
