import type { Range } from "../diagnostic/diagnostic.ts";
import { isRecord, listAt, type ValuePath } from "../diagnostic/path.ts";
import type { Csv } from "../read/read-csv.ts";
import { numberInCell, readTable } from "./read-table.ts";

export interface ChartData {
  /** The name of the column of labels, if it has one. */
  readonly corner: string;
  /** A single series may have an empty name. */
  readonly series: readonly string[];
  readonly entries: readonly { readonly label: string; readonly values: readonly number[] }[];
}

/** A reason why a chart cannot be drawn, and its place: in the block, or in its file. */
interface ChartProblem {
  readonly message: string;
  readonly hint: string;
  readonly path?: ValuePath;
  readonly range?: Range;
}

type ChartBlock = Readonly<Record<string, unknown>>;

/** The most entries that can be told apart in a chart. */
const mostEntries = { line: 400, other: 60 } as const;
const mostSeries = 6;

/** The first number too large for charts: somewhat above it integers are no longer exact, and far above it differences are infinite. */
const tooLargeNumber = 1e15;

/** The data of a chart, or its mistakes. `file` is the content of the file that the block refers to. */
export function chartData(block: ChartBlock, file: Uint8Array | undefined): ChartData | readonly ChartProblem[] {
  const data = block["file"] === undefined ? fromItems(block) : file ? fromFile(block, file) : [];
  if (!("series" in data)) return data;
  const uneven = unevenEntries(data);
  const problems = uneven.length > 0 ? uneven : unfitData(block, data);
  return problems.length > 0 ? problems : data;
}

function fromItems(block: ChartBlock): ChartData {
  const { series, labels } = block;
  const entries = listAt(block, ["items"]).flatMap((item) =>
    isRecord(item)
      ? [{ label: String(item["label"]), values: listAt(item, ["values"]).filter((one) => typeof one === "number") }]
      : [],
  );
  return { corner: typeof labels === "string" ? labels : "", series: textsIn(series) ?? [""], entries };
}

function fromFile({ series, labels }: ChartBlock, bytes: Uint8Array): ChartData | readonly ChartProblem[] {
  const table = readTable(bytes);
  if (!("rows" in table)) return table;
  const corner = typeof labels === "string" ? labels : (table.columns[0] ?? "");
  // Spreadsheets leave empty columns at the end.
  const isEmpty = (name: string, at: number) => name === "" && table.rows.every((cells) => (cells[at] ?? "") === "");
  const names = textsIn(series) ?? table.columns.filter((name, at) => name !== corner && !isEmpty(name, at));
  const missing = [
    ...(table.columns.includes(corner) ? [] : [{ name: corner, path: ["labels"] }]),
    ...names.flatMap((name, index) => (table.columns.includes(name) ? [] : [{ name, path: ["series", index] }])),
  ];
  if (missing.length > 0) {
    const columns = table.columns.map((name) => `"${name}"`).join(", ");
    return missing.map(({ name, path }) => ({
      path,
      message: `The file has no column "${name}".`,
      hint: `Its columns are ${columns}.`,
    }));
  }
  const indexOf = (name: string) => table.columns.indexOf(name);
  const withCommas = new Set(names.filter((name) => table.rows.some((cells) => cells[indexOf(name)]?.includes(","))));
  const problems = [...table.rows.keys()].flatMap((row) =>
    names.flatMap((name) => wrongCell(row, { name, isWithCommas: withCommas.has(name) }, table) ?? []),
  );
  if (problems.length > 0) return problems;
  return {
    corner,
    series: names,
    entries: table.rows.map((cells) => ({
      label: cells[indexOf(corner)] ?? "",
      values: names.map((name) => numberInCell(cells[indexOf(name)] ?? "", table) ?? 0),
    })),
  };
}

function wrongCell(
  row: number,
  { name, isWithCommas }: { readonly name: string; readonly isWithCommas: boolean },
  table: Csv,
): ChartProblem | undefined {
  const number = table.columns.indexOf(name);
  const cell = table.rows[row]?.[number] ?? "";
  // Next to 38,5, a value such as 1.234 may be a thousand times as much.
  const isUnclear = isWithCommas && /^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(cell);
  if (!isUnclear && numberInCell(cell, table) !== undefined) return undefined;
  const found = `Unexpected ${cell === "" ? "empty cell" : `"${cell}"`} in the column "${name}"`;
  return {
    range: table.place(row, number),
    message: isUnclear
      ? `${found}, where other numbers have a decimal comma: it may be ${cell.replace(".", "")} or ${cell.replace(".", ",")}.`
      : `${found}, expected a number.`,
    hint: hintForCell(cell, number, table),
  };
}

/** What to write instead of a cell that is no number. A figure that is missing must not become 0, nor a loss a gain. */
function hintForCell(cell: string, number: number, table: Csv): string {
  const negative = cell.replace(/^[\u2212\u2013]\s*|^\((?=.*\)$)/, "-").replace(/\)$/, "");
  if (cell !== negative && numberInCell(negative, table) !== undefined)
    return `Write ${negative}: a number below zero begins with a hyphen.`;
  if (/\p{N}/u.test(cell))
    return `Write only the number, such as ${table.delimiter === ";" ? "12,5" : "12.5"}, without a unit or thousands separators.`;
  return table.rows.some((cells) => numberInCell(cells[number] ?? "", table) !== undefined)
    ? 'A chart has no gaps: remove the row, or name only other columns in "series". Write 0 only if the number is zero.'
    : 'Name the columns with numbers in "series".';
}

/** Entries without one number per series: it is not clear which is missing. In a file every row has all of them. */
function unevenEntries({ series, entries }: ChartData): ChartProblem[] {
  return entries.flatMap(({ values }, index) => {
    if (values.length === series.length) return [];
    const message = `Unexpected list of ${values.length}, expected ${series.length}: one number for each series.`;
    const hint =
      'Write one number for each name in "series", in the same order, or one if there is no "series". A comma inside a number splits it in two.';
    return { path: ["items", index, "values"], message, hint };
  });
}

/** Numbers that this kind of chart cannot show. The schema ensures that the scale of parts is linear. */
function unfitData({ chart, scale, suffix, file }: ChartBlock, { series, entries }: ChartData): ChartProblem[] {
  const place: ValuePath = [file === undefined ? "items" : "file"];
  const values = entries.flatMap((entry) => entry.values);
  const most = chart === "line" ? mostEntries.line : mostEntries.other;
  const isWhole = chart === "part-of-whole";
  const hasNegative = values.some((value) => value < 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  const isShares = isWhole && series.length === 1 && !hasNegative && isPerCent(suffix);
  const problems: readonly (readonly [isSo: boolean, path: ValuePath, message: string, hint: string])[] = [
    [
      values.some((value) => Math.abs(value) >= tooLargeNumber),
      place,
      "A number has more than 15 digits, expected numbers that a chart can show.",
      "Use a larger unit, such as thousands or millions.",
    ],
    [
      entries.length > most,
      place,
      `The chart has ${entries.length} entries, expected at most ${most}.`,
      "Leave some out, or combine them.",
    ],
    [
      series.length > mostSeries,
      place,
      `The chart has ${series.length} series, expected at most ${mostSeries}.`,
      'List only the important ones in "series".',
    ],
    [
      chart === "range" && series.length !== 2,
      ["chart"],
      `Unexpected list of ${series.length} in a range, expected two numbers for each entry: its start and its end.`,
      'Name both in "series", such as [From, To].',
    ],
    [
      isWhole && (series.length !== 1 || entries.length > mostSeries),
      ["chart"],
      `The parts of a whole are ${entries.length} entries with ${series.length} numbers each, expected at most ${mostSeries} with one number each.`,
      'Combine the smallest parts, or use a "stacked-bar".',
    ],
    [
      (isWhole || chart === "stacked-bar") && hasNegative,
      place,
      "A number is negative, expected parts that add up.",
      'Use a "bar" or a "line", which can show it.',
    ],
    [
      // Each percentage may be rounded.
      isShares && Math.abs(total - 100) > entries.length / 2,
      place,
      `The percentages add up to ${Number(total.toFixed(2))}, expected 100, as they are the parts of a whole.`,
      'Add the missing part, or remove "suffix".',
    ],
    [
      scale === "logarithmic" && values.some((value) => value <= 0),
      ["scale"],
      "A number is zero or negative, expected numbers that a logarithmic scale can show.",
      'Remove "scale", or leave such entries out.',
    ],
  ];
  return problems.flatMap(([isSo, path, message, hint]) => (isSo ? [{ path, message, hint }] : []));
}

/** Whether numbers with this suffix are percentages. */
export function isPerCent(suffix: unknown): boolean {
  const words = /^\s*(?:[%\u066a\uff05]|per ?cent|prozent|procent|pour cent|por cien(?:to)?|por cento|per cento)\s*$/i;
  return typeof suffix === "string" && words.test(suffix);
}

function textsIn(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.map(String) : undefined;
}
