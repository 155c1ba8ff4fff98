import { isRecord, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, Reference } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { count } from "../toolkit/wording.ts";
import { columnsAround } from "./lost-cell.ts";

const table = (cells: string) =>
  `${examplePage}  - type: table\n    title: Income\n    columns: [{ label: "2021" }, { label: "2022" }, { label: "2023" }]\n    items:\n      - label: Donations\n        cells: [£1m, £2m, £3m]\n      - label: Legacies\n        cells: ${cells}\n`;

export const missingCell: Check = {
  code: "missing-cell",
  severity: "warning",
  scope: "file",
  meaning:
    "One row of a table has fewer cells than all others. If a figure in the middle is missing, those after it are under the wrong heading.",
  bad: table("«[£4m, £6m]»"),
  good: table('[£4m, "", £6m]'),
  check: ({ references }: ContentIndex) => references.flatMap(shortRow),
};

/** The row of a first cell, if it is the only one that is too short. A row of one cell leaves no doubt about its heading. */
function shortRow({ file, path }: Reference): Finding[] {
  if (path.at(-2) !== "cells" || path.at(-1) !== 0) return [];
  const columns = columnsAround(file, path)?.length ?? 0;
  const cells = valueAt(file.data, path.slice(0, -1));
  const rows = valueAt(file.data, path.slice(0, -3));
  const lengths = (Array.isArray(rows) ? rows : []).flatMap((row: unknown) =>
    isRecord(row) && Array.isArray(row["cells"]) ? row["cells"].length : [],
  );
  if (!Array.isArray(cells) || cells.length < 2 || cells.length >= columns || lengths.length < 2) return [];
  if (!cells.some((cell) => /\p{N}/u.test(String(cell)))) return [];
  if (lengths.filter((length) => length < columns).length > 1) return [];
  const message = `The row has ${count(cells.length, "cell")}, expected ${columns}: one for each column.`;
  return [{ at: { file, path: path.slice(0, -1) }, message, hint: 'Write "" where a cell is empty.' }];
}
