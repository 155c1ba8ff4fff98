import { valueAt } from "../../diagnostic/path.ts";
import type { Reference } from "../../index/content-index.ts";
import { spanOf } from "../../markdown/markdown-links.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { withBody } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { count, excerpt } from "../toolkit/wording.ts";
import type { ShownText } from "./shown-texts.ts";
import { nodesOf, textCheck, type WrongPart } from "./text-check.ts";

const inMarkdown = textCheck({
  code: "lost-cell",
  severity: "error",
  meaning:
    "A row of a table has more cells than there are columns. In Markdown, where the first row says how many there are, no reader would see the others; in a block they would stand below no heading.",
  bad: withBody("| Loaf | Price |", "| --- | --- |", "| Rye | £4 | «sold out» |"),
  problem: "this row has 3 cells, and the first one 2, so that nobody would see the rest",
  hint: "Give the first row and the one below it a cell for each column, or take out a |. If readers should see that sign, write \\| for it, in code too.",
  good: withBody("| Loaf | Price | |", "| --- | --- | --- |", "| Rye | £4 | sold out |"),
  find: (text) => (text.kind === "prose" && text.value.includes("|") ? lostIn(text) : []),
});

export const lostCell: Check = {
  ...inMarkdown,
  check: (content) => [...inMarkdown.check(content), ...content.references.flatMap(beyondColumns)],
};

/** The first cell of a row in a block that has no column. A row with fewer cells has empty ones. */
function beyondColumns({ file, path, value }: Reference): Finding[] {
  const at = path.at(-1);
  if (path.at(-2) !== "cells" || typeof at !== "number") return [];
  const tables = path.map((_, depth) => valueAt(file.data, [...path.slice(0, depth), "columns"]));
  const columns: unknown = tables.findLast(Array.isArray);
  if (!Array.isArray(columns) || columns.length !== at) return [];
  const message = `Unexpected "${excerpt(value)}": the table has ${count(at, "column")}, so that this cell would stand below no heading.`;
  return [{ at: { file, path }, message, hint: "Give the table a column more, or take the cell out." }];
}

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
