import type { Range } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import { lastLineOfEntry } from "../rules/lines/find-indentation.ts";
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
    .findLast((above) => above < line && beginsValue(lines, above) && lastLineOfEntry(lines, above) >= line);
  return first === undefined ? undefined : lines.range(lines.start(first), lines.end(lastLineOfEntry(lines, first)));
}

/** Below a key without a value, and below the sign of a text, stands what has its own lines. */
function beginsValue(lines: LineIndex, line: number): boolean {
  const { value } = lineEntry(lines, line);
  return value !== "" && !/^[|>][-+\d]*$/.test(value) && !/^ *\t/.test(lines.lineText(line));
}
