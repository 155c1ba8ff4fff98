import type { Range } from "../diagnostic/diagnostic.ts";
import { isRecord } from "../diagnostic/is-record.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import type { Csv } from "../read/read-csv.ts";
import { numberInCell, readTable } from "./read-table.ts";

/** The numbers that a chart shows: for each entry one of each series. */
export interface ChartData {
  /** The name of the entries, where their column has a name. */
  readonly corner: string;
  /** Empty names where there is one series without a name. */
  readonly series: readonly string[];
  readonly entries: readonly { readonly label: string; readonly values: readonly number[] }[];
}

/** A reason why a block cannot be drawn, and its place: in the block, or in its file. */
export interface ChartProblem {
  readonly message: string;
  readonly hint: string;
  readonly path?: ValuePath;
  readonly range?: Range;
}

type ChartBlock = Readonly<Record<string, unknown>>;

/** The most entries that a chart can show so that they can be told apart. */
const mostEntries = { line: 400, other: 60 } as const;
const mostSeries = 6;

/** The first number that no chart can show: somewhat above it whole numbers are no longer exact, and far above it differences are infinite. */
const tooLargeNumber = 1e15;

/** The data of a chart, or what is wrong with them. `file` is the content of the file that the block names. */
export function chartData(block: ChartBlock, file: Uint8Array | undefined): ChartData | readonly ChartProblem[] {
  const { items } = block;
  const hasFile = block["file"] !== undefined;
  if (hasFile === (items !== undefined)) {
    const message = hasFile
      ? 'The chart has "items" and a "file", expected one of them.'
      : 'The chart has neither "items" nor a "file", expected the numbers that it shows.';
    return [
      {
        path: [hasFile ? "file" : "chart"],
        message,
        hint: 'Write the numbers as "items", or name a CSV file in "file".',
      },
    ];
  }
  const data = hasFile ? (file ? fromFile(block, file) : []) : fromItems(block);
  if (!("series" in data)) return data;
  const uneven = unevenEntries(data);
  const problems = uneven.length > 0 ? uneven : unfitData(block, data);
  return problems.length > 0 ? problems : data;
}

function fromItems({ items, series, labels }: ChartBlock): ChartData {
  const entries = (Array.isArray(items) ? items : []).flatMap((item: unknown) =>
    isRecord(item) ? [{ label: String(item["label"]), values: numbersIn(item["values"]) }] : [],
  );
  return { corner: typeof labels === "string" ? labels : "", series: textsIn(series) ?? [""], entries };
}

function fromFile({ series, labels }: ChartBlock, bytes: Uint8Array): ChartData | readonly ChartProblem[] {
  const table = readTable(bytes);
  if ("message" in table) return [table];
  const corner = typeof labels === "string" ? labels : (table.columns[0] ?? "");
  const names = textsIn(series) ?? table.columns.filter((name) => name !== corner);
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
  const problems = [...table.rows.keys()].flatMap((row) => {
    const surplus = surplusCell(row, table);
    return surplus ? [surplus] : names.flatMap((name) => wrongCell(row, name, table) ?? []);
  });
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

/** The first cell of a row that is in no column. An empty one at its end says nothing. */
function surplusCell(row: number, { columns, rows, delimiter, place }: Csv): ChartProblem | undefined {
  const cells = rows[row] ?? [];
  const number = cells.findIndex((cell, index) => index >= columns.length && cell !== "");
  if (number < 0) return undefined;
  return {
    range: place(row, number),
    message: `The row has ${cells.length} cells, expected at most ${columns.length}, one a column.`,
    hint: `Write a cell with "${delimiter}" in it between double quotes, or name its column in the first line.`,
  };
}

function wrongCell(row: number, name: string, table: Csv): ChartProblem | undefined {
  const number = table.columns.indexOf(name);
  const cell = table.rows[row]?.[number] ?? "";
  if (numberInCell(cell, table) !== undefined) return undefined;
  return {
    range: table.place(row, number),
    message: `${cell === "" ? "Nothing" : `"${cell}"`} stands in the column "${name}", expected a number.`,
    hint: `Write the number alone, such as ${table.delimiter === ";" ? "12,5" : "12.5"}, without a unit and without signs between thousands.`,
  };
}

/** The entries that have not a number for each of the series: nobody knows which is missing. In a file each row has. */
function unevenEntries({ series, entries }: ChartData): ChartProblem[] {
  return entries.flatMap(({ values }, index) =>
    values.length === series.length
      ? []
      : [
          {
            path: ["items", index, "values"],
            message: `The entry has not one number of each series, expected ${series.length} in place of ${values.length}.`,
            hint: 'Write a number for each name in "series", in its order; without names, one. A comma inside a number makes two of it.',
          },
        ],
  );
}

function unfitData({ chart, scale, file, suffix }: ChartBlock, { series, entries }: ChartData): ChartProblem[] {
  const place: Pick<ChartProblem, "path"> = { path: [file === undefined ? "items" : "file"] };
  const values = entries.flatMap((entry) => entry.values);
  const total = values.reduce((sum, value) => sum + value, 0);
  const backwards = entries.findIndex(({ values: [from = 0, to = 0] }) => to < from);
  const most = chart === "line" ? mostEntries.line : mostEntries.other;
  const found: (ChartProblem | false)[] = [
    values.some((value) => Math.abs(value) >= tooLargeNumber) && {
      ...place,
      message: "A number has more than 15 digits, expected numbers that a chart can show.",
      hint: "Write it in a larger unit, such as thousands or millions.",
    },
    entries.length > most && {
      ...place,
      message: `The chart has ${entries.length} entries, expected at most ${most}.`,
      hint: "Leave out some, or sum them up.",
    },
    series.length > mostSeries && {
      ...place,
      message: `The chart has ${series.length} series, expected at most ${mostSeries}.`,
      hint: 'Name in "series" those that matter.',
    },
    chart === "range" &&
      series.length !== 2 && {
        path: ["chart"],
        message: `A range has ${series.length} numbers for each entry, expected two: where it begins and where it ends.`,
        hint: 'Name both in "series", such as [From, To].',
      },
    chart === "range" &&
      series.length === 2 &&
      backwards >= 0 && {
        path: file === undefined ? ["items", backwards, "values"] : ["file"],
        message: `The range "${entries[backwards]?.label}" ends before it begins, expected the smaller number first.`,
        hint: "Exchange the two numbers.",
      },
    chart === "part-of-whole" &&
      (series.length !== 1 || entries.length > mostSeries) && {
        path: ["chart"],
        message: `The parts of a whole are ${entries.length} entries with ${series.length} numbers each, expected at most ${mostSeries} with one each.`,
        hint: 'Sum up the smallest parts, or draw a "stacked-bar".',
      },
    chart === "part-of-whole" &&
      suffix === "%" &&
      // A number below nothing is why they do not add up.
      values.every((value) => value >= 0) &&
      // Rounding adds at most half of one to each; who leaves fractions out loses more.
      (total - 100 > values.length / 2 || 100 - total > values.length) && {
        ...place,
        message: `The parts add up to ${Number(total.toFixed(6))} %, expected 100.`,
        hint: 'Look at the numbers again, or draw a "bar", whose numbers need not add up.',
      },
    (chart === "stacked-bar" || chart === "part-of-whole") &&
      values.some((value) => value < 0) && {
        ...place,
        message: "A number is negative, expected parts that add up.",
        hint: 'Draw a "bar" or a "line", which can show it.',
      },
    scale === "logarithmic" &&
      (chart === "stacked-bar" || chart === "part-of-whole") && {
        path: ["scale"],
        message: "The scale is logarithmic, expected a linear one: on it the lengths of parts do not add up.",
        hint: 'Take "scale" out.',
      },
    scale === "logarithmic" &&
      values.some((value) => value <= 0) && {
        path: ["scale"],
        message: "A number is nothing or less, expected numbers that a logarithmic scale can show.",
        hint: 'Take "scale" out, or leave such entries out.',
      },
  ];
  return found.filter((one) => one !== false);
}

function textsIn(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.map(String) : undefined;
}

function numbersIn(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
}
