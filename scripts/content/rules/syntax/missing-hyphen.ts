import type { LineIndex } from "../../diagnostic/line-index.ts";
import { withTopLines } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";
import { indentOf, lineAbove, lineEntry } from "./line-entry.ts";

/** Entries of a list that begin with nothing, or with another mark than a hyphen. */
export const missingHyphen: SyntaxRule = {
  code: "missing-hyphen",
  isOneByForm: true,
  meaning: "An entry of a list does not begin with a hyphen and a space. Every entry does, in the same column.",
  bad: withTopLines("redirectFrom:\n  - /start\n  «* /welcome»"),
  says: { message: "A list entry begins with a hyphen, not with *.", hint: "Write - /welcome" },
  good: withTopLines("redirectFrom:\n  - /start\n  - /welcome"),
  explain({ lines, line }) {
    const { key, start, value, valueEnd } = lineEntry(lines, line);
    const text = lines.lineText(line).trim();
    const place = { start: lines.start(line) + indentOf(lines, line), end: lines.end(line) };
    const [, mark, rest = ""] = /^([*•–—·])[ \t]+(\S.*)$/.exec(text) ?? [];
    if (mark !== undefined) {
      return { ...place, message: `A list entry begins with a hyphen, not with ${mark}.`, hint: `Write - ${rest}` };
    }
    if (key !== undefined || text.startsWith("-") || !isBesideEntry(lines, line)) return undefined;
    const [word] = value.split(/\s/);
    return {
      start,
      end: valueEnd,
      message: `A hyphen is missing before "${excerpt(word ?? "")}": in this column list entries begin.`,
      hint: `Write - ${text}, put more spaces before it if it belongs to the entry above, or remove it.`,
    };
  },
};

/** Whether the nearest line above that does not stand further in is an entry of a list, in the same column. */
function isBesideEntry(lines: LineIndex, line: number): boolean {
  const column = indentOf(lines, line);
  let above = lineAbove(lines, line);
  while (above >= 0 && indentOf(lines, above) > column) above = lineAbove(lines, above);
  return above >= 0 && indentOf(lines, above) === column && /^ *- /.test(lines.lineText(above));
}
