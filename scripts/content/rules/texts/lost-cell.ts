import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { Reference } from "../../index/content-index.ts";
import { spanOf } from "../../markdown/markdown-links.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { withBody } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { count, excerpt } from "../toolkit/wording.ts";
import { nodesOf, type ShownText, textCheck, type WrongPart } from "./shown-texts.ts";

const inMarkdown = textCheck({
  code: "lost-cell",
  severity: "error",
  meaning:
    "A table row has more cells than the table has columns. In Markdown, where the first row sets the number of columns, readers would not see the extra cells; in a block they would have no heading.",
  bad: withBody("| Loaf | Price |", "| --- | --- |", "| Rye | £4 | «sold out» |"),
  problem: "this row has 3 cells and the first row has 2, so readers would not see the rest",
  hint: "Give the first row and the line below it a cell for each column, or remove a |. If readers should see the |, write \\|, even in code.",
  good: withBody("| Loaf | Price | |", "| --- | --- | --- |", "| Rye | £4 | sold out |"),
  find: (text) => (text.kind === "prose" && text.value.includes("|") ? lostIn(text) : []),
});

export const lostCell: Check = {
  ...inMarkdown,
  check: (content) => [...inMarkdown.check(content), ...content.references.flatMap(beyondColumns)],
};

/** The first cell without a column in a row of a block. A row may have fewer cells: the rest are empty. */
function beyondColumns({ file, path, value }: Reference): Finding[] {
  const at = path.at(-1);
  if (path.at(-2) !== "cells" || typeof at !== "number") return [];
  if (columnsAround(file, path)?.length !== at) return [];
  const message = `Unexpected "${excerpt(value)}": the table has ${count(at, "column")}, so this cell would have no heading.`;
  return [{ at: { file, path }, message, hint: "Add a column to the table, or remove the cell." }];
}

/** The columns of the table that a cell is in. */
export function columnsAround(file: Reference["file"], path: ValuePath): readonly unknown[] | undefined {
  const tables = path.map((_, depth) => valueAt(file.data, [...path.slice(0, depth), "columns"]));
  return tables.findLast(Array.isArray);
}

function lostIn(text: ShownText): WrongPart[] {
  return nodesOf(text).flatMap((node) => {
    if (node.type !== "table") return [];
    const [head, ...rows] = node.children;
    const columns = head?.children.length ?? 0;
    return rows.flatMap(({ children: cells }) => {
      // Empty cells are no loss.
      const lost = cells.slice(columns).flatMap(({ children }) => children);
      const [first, last] = [lost[0], lost.at(-1)];
      if (!first || !last) return [];
      const problem = `this row has ${cells.length} cells and the first row has ${columns}, so readers would not see the rest`;
      return [{ start: spanOf(first).start, end: spanOf(last).end, problem }];
    });
  });
}
