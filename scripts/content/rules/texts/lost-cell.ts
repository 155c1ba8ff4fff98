import { spanOf } from "../../markdown/markdown-links.ts";
import { withBody } from "../toolkit/examples.ts";
import type { ShownText } from "./shown-texts.ts";
import { nodesOf, textCheck, type WrongPart } from "./text-check.ts";

export const lostCell = textCheck({
  code: "lost-cell",
  severity: "error",
  meaning:
    "A row of a table of Markdown has more cells than the first row, which says how many columns there are. Markdown leaves out the others, so that no reader would see them.",
  bad: withBody("| Loaf | Price |", "| --- | --- |", "| Rye | £4 | «sold out» |"),
  problem: "this row has 3 cells, and the first one 2, so that nobody would see the rest",
  hint: "Give the first row and the one below it a cell for each column, or take out a |. If readers should see that sign, write \\| for it, in code too.",
  good: withBody("| Loaf | Price | |", "| --- | --- | --- |", "| Rye | £4 | sold out |"),
  find: (text) => (text.kind === "prose" && text.value.includes("|") ? lostIn(text) : []),
});

function lostIn(text: ShownText): WrongPart[] {
  return nodesOf(text).flatMap((node) => {
    if (node.type !== "table") return [];
    const [head, ...rows] = node.children;
    const columns = head?.children.length ?? 0;
    return rows.flatMap(({ children: cells }) => {
      // What is empty is no loss.
      const lost = cells.slice(columns).flatMap(({ children }) => children);
      const [first, last] = [lost[0], lost.at(-1)];
      if (!first || !last) return [];
      const problem = `this row has ${cells.length} cells, and the first one ${columns}, so that nobody would see the rest`;
      return [{ start: spanOf(first).start, end: spanOf(last).end, problem }];
    });
  });
}
