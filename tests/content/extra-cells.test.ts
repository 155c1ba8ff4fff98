import { expect, test } from "vitest";
import { publishedErrors } from "../../scripts/content/diagnostic/diagnostic.ts";
import { checkExample, reportsOf } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

const reports = (text: string) => reportsOf({ "index.yaml": text });
const body = (...rows: string[]) =>
  `${home}  - type: prose\n    title: Prices\n    body: |\n${rows.map((row) => `      ${row}\n`).join("")}`;

test("a cell that a table of Markdown would leave out is an error, with what to write", () => {
  const text = body("| a | b |", "| - | - |", "| five | six | **seven** | eight |", "| `c | d` | e |");
  const hint =
    "Give the first row and the one below it a cell for each column, or take out a |. If readers should see that sign, write \\| for it, in code too.";
  expect(reports(text)).toEqual([
    `11 lost-cell: Unexpected "**seven** | eight": this row has 4 cells, and the first one 2, so that nobody would see the rest. ${hint}`,
    `12 lost-cell: Unexpected "e": this row has 3 cells, and the first one 2, so that nobody would see the rest. ${hint}`,
  ]);
  expect(publishedErrors(checkExample(text))).toMatchObject([
    { line: 11, column: 22, endColumn: 39 },
    { line: 12, column: 19 },
  ]);
});

test("a row with fewer cells, an empty one too many and a bar that is escaped lose nothing", () => {
  expect(reports(body("| a | b |", "| - | - |", "| c |", "| d | e | |", "| `f \\| g` | h |"))).toEqual([]);
});

const table = (cells: string) =>
  `${home}  - type: table\n    columns: [{ label: Weight }, { label: Price }]\n    items:\n      - { label: Rye, cells: [${cells}] }\n`;

test("a cell of a block that stands below no heading is a warning", () => {
  expect(checkExample(table("900 g, £4, sold out, no"))).toMatchObject([
    { code: "cell-without-heading", severity: "warning", pointer: "/blocks/1/items/0/cells/2", line: 9, column: 42 },
  ]);
  expect(reports(table("900 g, £4"))).toEqual([]);
  expect(reports(table("900 g"))).toEqual([]);
});
