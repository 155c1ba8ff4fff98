import { visit } from "yaml";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import { valueAt } from "../diagnostic/path.ts";
import { quoteText } from "../rules/toolkit/wording.ts";
import { dataIn, unlessTooDeep } from "../yaml/data-in.ts";
import { parseText } from "../yaml/parse-text.ts";

/** The most fixes per file in one round. The others wait for the next round. */
const mostFixes = 200;

export type Fix = ReturnType<typeof fixOf>;

/**
 * Writes the suggestions of diagnostics into the YAML text that they are about. Every fix replaces exactly one key,
 * value, entry, link or comment; one with which the text would no longer be read is left out.
 */
export function fixText(text: string, diagnostics: readonly Diagnostic[], most = mostFixes) {
  // An empty suggestion means that the value should not be there, which only its author can decide.
  const wanted = diagnostics.filter(({ suggestion = "" }) => suggestion !== "").slice(0, most);
  if (wanted.length === 0) return { text, fixes: [] };
  const lines = new LineIndex(text);
  const whole = scalarsIn(text);
  const all = withoutOverlaps(wanted.map((one) => fixOf(lines, whole, one)).sort((a, b) => b.start - a.start));
  const isRight = (fixes: readonly Fix[]) => dataIn(withFixes(text, fixes)) !== undefined;
  const fixes = dataIn(text) === undefined || isRight(all) ? all : all.filter((one) => isRight([one]));
  return { text: withFixes(text, fixes), fixes: fixes.toReversed() };
}

/** `fixes` must go from last to first, so that the offsets of the remaining ones stay valid. */
function withFixes(text: string, fixes: readonly Fix[]): string {
  return fixes.reduce((now, { start, end, replacement }) => now.slice(0, start) + replacement + now.slice(end), text);
}

function withoutOverlaps(fixes: readonly Fix[]): readonly Fix[] {
  const chosen: Fix[] = [];
  for (const fix of fixes) if (fix.end <= (chosen.at(-1)?.start ?? fix.end)) chosen.push(fix);
  return chosen;
}

/** The places of whole keys and values. */
function scalarsIn(text: string): ReadonlySet<string> {
  const places = new Set<string>();
  const document = unlessTooDeep(() => parseText(text));
  if (document)
    visit(document, {
      Scalar(_, { range }) {
        const [start, end] = range ?? [0, 0];
        places.add(`${start}:${start + text.slice(start, end).replace(/[ \t\r\n]+$/, "").length}`);
      },
    });
  return places;
}

/** A replacement, and its place in the text before any fix, as line and column and as offsets. */
function fixOf(lines: LineIndex, whole: ReadonlySet<string>, diagnostic: Diagnostic) {
  const { line, column, endLine, endColumn, pointer, suggestion = "" } = diagnostic;
  const [start, end] = [lines.offset(line, column), lines.offset(endLine, endColumn)];
  const replaced = lines.text.slice(start, end);
  const form = { isWhole: whole.has(`${start}:${end}`), lacksQuotes: pointer === "" };
  return { diagnostic, line, column, start, end, replacement: written(suggestion, replaced, form), replaced };
}

/** A suggestion as it is written instead of a token, in the author's quoting style if possible. */
function written(
  suggestion: string,
  wrong: string,
  { isWhole, lacksQuotes }: { readonly isWhole: boolean; readonly lacksQuotes: boolean },
): string {
  // Only its quotes are missing.
  if (suggestion === wrong) return quoteText(suggestion);
  // A comment, and a key with another value.
  if (/^#|^\w+: (?:true|false)$/.test(suggestion) && wrong.charAt(0) === suggestion.charAt(0)) return suggestion;
  if (lacksQuotes) return quoteText(suggestion);
  // Only its quotes are too much.
  if (/^["']/.test(wrong) && wrong.slice(1, -1) === suggestion) return suggestion;
  // A JSON string is a double-quoted scalar of YAML.
  if (wrong.startsWith('"')) return JSON.stringify(suggestion);
  if (wrong.startsWith("'")) return `'${suggestion.replaceAll("'", "''")}'`;
  const isPlain = valueAt(dataIn(`text: [${suggestion}]`), ["text", 0]) === suggestion;
  return isWhole && !isPlain ? JSON.stringify(suggestion) : suggestion;
}
