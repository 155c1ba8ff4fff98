import type { LineIndex } from "../diagnostic/line-index.ts";
import { indentOf, lastLineInside, lineBelow, lineEntry } from "../rules/syntax/line-entry.ts";
import type { SyntaxFinding } from "../rules/toolkit/rule.ts";

/**
 * What may be left out because of a syntax error so that the parser understands the rest, smallest first: the value, its entry, the block
 * around it. Offsets and lines stay the same. `last` is the last line on which an error would be a consequence, `lost` the part of the file
 * in which no other mistakes are reported.
 */
export function waysWithout(lines: LineIndex, finding: SyntaxFinding) {
  const { start, end, until = end, from } = finding;
  const line = lines.lineAt(start);
  const last = lines.lineAt(Math.max(until - 1, start));
  const lost = blockAround(lines, finding);
  const [first, bottom] = [lines.lineAt(lost.start), lines.lineAt(lost.end)];
  const { key, start: begin, valueStart } = lineEntry(lines, line);
  const isEntry = beginsEntry(lines, line);
  const indent = key === undefined ? indentOf(lines, line) : begin - lines.start(line);
  const entry = { first: line, last: Math.max(last, isEntry ? lastLineInside(lines, line, indent) : line) };
  const isValue = start >= valueStart && isEntry;
  const filler = `"${"x".repeat(Math.max(end - start - 2, 0))}"`;
  // With a key that belongs to the block above go the lines that are indented more than the keys of that block.
  const inner =
    from === undefined ? undefined : { first: line, last: lastLineInside(lines, line, columnOfKey(lines, from)) };
  return [
    ...(inner ? [{ ...blank(lines, inner), last: inner.last, lost }] : []),
    ...(last === line && end - start > 1 && isValue
      ? [{ start, end, filler, last: entry.last, lost: { start: until > end ? lines.start(line) : start, end: until } }]
      : []),
    // If more belonged to it, there would be an error on the next line.
    { ...blank(lines, entry, true), last: lineBelow(lines, entry.last), lost },
    { ...blank(lines, { first, last: bottom }), last: lineBelow(lines, bottom), lost },
  ];
}

/** Spaces in place of lines; the hyphen of an entry may stay, for what else belongs to the entry. */
function blank(lines: LineIndex, { first, last }: { first: number; last: number }, keepsHyphen = false) {
  const [start, end] = [lines.start(first), lines.end(last)];
  const text = lines.text.slice(start, end);
  const hyphens = keepsHyphen ? (/^ *(?:-\s+)+/.exec(text)?.[0].length ?? 0) : 0;
  const filler = text.replaceAll(/[^\r\n]/g, (sign, at) => (sign === "-" && at < hyphens ? "-" : " "));
  return { start, end, filler };
}

function columnOfKey(lines: LineIndex, offset: number): number {
  return lineEntry(lines, lines.lineAt(offset)).start - offset;
}

function beginsEntry(lines: LineIndex, line: number): boolean {
  return /^["'\p{L}]/u.test(lineEntry(lines, line).key ?? "") || /^ *-(?:\s|$)/.test(lines.lineText(line));
}

/** Hyphens of blocks stand in one of the first columns. */
const outermost = 3;

/** The block, or the entry at the top of the file, of which a mistake is a part. */
export function blockAround(
  lines: LineIndex,
  { start, end, until = end, from }: Pick<SyntaxFinding, "start" | "end" | "until" | "from">,
) {
  if (from !== undefined) return { start: from, end: until };
  const line = lines.lineAt(start);
  const begins = (at: number) =>
    beginsEntry(lines, at) &&
    (/^[^\s-]/.test(lines.lineText(at)) || (indentOf(lines, at) < outermost && /^ *-/.test(lines.lineText(at))));
  let first = line;
  while (first > 0 && !begins(first)) first--;
  const last = Math.max(line, lines.lineAt(until), lastLineInside(lines, first, indentOf(lines, first)));
  return { start: lines.start(first), end: lines.end(last) };
}
