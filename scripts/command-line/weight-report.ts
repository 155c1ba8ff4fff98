import { type PageWeight, totalWeight } from "../content/rules/weight/page-weight.ts";

/** The weights of pages and blocks as text, in bytes of brotli: each page with its blocks, then each type of block. */
export function weightReport(weights: ReadonlyMap<string, PageWeight>): string {
  const pages = [...weights].sort(([, a], [, b]) => totalWeight(b) - totalWeight(a));
  const pageRows = pages.flatMap(([path, weight]) => [
    [path, grouped(totalWeight(weight)), grouped(weight.html), grouped(weight.script)],
    ...weight.blocks.map(({ type, html }) => [`  ${type}`, "", grouped(html), ""]),
    ["  header, menus and footer", "", grouped(weight.frame), ""],
  ]);
  const types = [...byType(pages.map(([, weight]) => weight))].sort(([, a], [, b]) => sum(b) - sum(a));
  const typeRows = types.map(([type, all]) => [
    type,
    grouped(all.length),
    grouped(sum(all)),
    grouped(Math.round(sum(all) / all.length)),
    grouped(all.reduce((most, one) => Math.max(most, one), 0)),
  ]);
  return `${table([["bytes in brotli", "page", "HTML and styles", "script"], ...pageRows])}\n${table([
    ["type of block", "blocks", "all bytes", "mean", "most"],
    ...typeRows,
  ])}\n`;
}

function byType(weights: readonly PageWeight[]): Map<string, number[]> {
  const types = new Map<string, number[]>();
  for (const { type, html } of weights.flatMap(({ blocks }) => blocks)) {
    const known = types.get(type) ?? [];
    types.set(type, known);
    known.push(html);
  }
  return types;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function grouped(number: number): string {
  return number.toLocaleString("en");
}

/** The first column is for names, the others for numbers. */
function table(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => rows.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0);
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ");
  return rows.map((row) => `${line(row).trimEnd()}\n`).join("");
}
