import type { Range } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import { indentOf } from "../rules/lines/find-indentation.ts";
import { lineEntry } from "../rules/lines/line-entry.ts";

/**
 * The value around a line at whose beginning a mistake of syntax has been reported: what is wrong further down in it follows from
 * that. Undefined where there is none.
 */
export function brokenValue(
  text: string,
  found: readonly { readonly range: Range }[],
  line: number,
): Range | undefined {
  if (found.length === 0) return undefined;
  const lines = new LineIndex(text);
  const first = found
    .map(({ range }) => range.line - 1)
    .findLast((above) => above < line && beginsValue(lines, above) && lastOfValue(lines, above) >= line);
  return first === undefined ? undefined : lines.range(lines.start(first), lines.end(lastOfValue(lines, first)));
}

/** Below a key without a value, and below the sign of a text, stands what has its own lines. */
function beginsValue(lines: LineIndex, line: number): boolean {
  const { value } = lineEntry(lines, line);
  return value !== "" && !/^[|>][-+\d]*$/.test(value) && !/^ *\t/.test(lines.lineText(line));
}

/** The last line of the value that begins on a line: those that are indented further than its key, or than its hyphen. */
function lastOfValue(lines: LineIndex, first: number): number {
  const { key, start } = lineEntry(lines, first);
  const column = key === undefined ? indentOf(lines, first) : start - lines.start(first);
  let last = first;
  while (last + 1 < lines.count && (lines.lineText(last + 1).trim() === "" || indentOf(lines, last + 1) > column))
    last++;
  return last;
}
