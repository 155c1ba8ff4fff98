import { createRequire } from "node:module";

/** A CSV file as a table: the names of its columns, and its rows with the lines on which they begin, from 1. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly delimiter: string;
  /** True where numbers have a comma before their fraction, as in files with semicolons between cells. */
  readonly hasDecimalComma: boolean;
}

interface TableProblem {
  readonly line: number;
  readonly message: string;
}

export const mostTableBytes = 262_144;

/** The most rows: more than a chart can show, and as many as can be looked at for mistakes. */
const mostRows = 1000;

/** Reads a CSV file, in which commas, semicolons or tabs part the cells. */
export function readTable(bytes: Uint8Array): CsvTable | TableProblem {
  if (bytes.length > mostTableBytes) {
    return { line: 1, message: `The file has more bytes than a chart reads, expected at most ${mostTableBytes}.` };
  }
  const text = decode(bytes);
  if (text === undefined) return { line: 1, message: "The file is not in UTF-8, expected a CSV file in UTF-8." };
  const delimiter = delimiterOf(text);
  try {
    // Loaded on first use, because most sites have no charts.
    const { parse } = createRequire(import.meta.url)("csv-parse/sync") as typeof import("csv-parse/sync");
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      trim: true,
      skip_empty_lines: true,
      // The names of the columns, and one row too many.
      to: mostRows + 2,
      relax_column_count: true,
      // With `info` each record comes with where it ends.
    }) as unknown as readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];
    const [head, ...body] = records;
    if (!head || body.length === 0) {
      return {
        line: 1,
        message: "The file has no rows, expected a line with the names of columns, and lines below it.",
      };
    }
    const lineOf = (lines: number, cells: readonly string[]) => lines - cells.join("").split("\n").length + 1;
    const [first] = body.slice(mostRows);
    if (first) {
      const line = lineOf(first.info.lines, first.record);
      return { line, message: `The file has more rows from here on, expected at most ${mostRows}.` };
    }
    return {
      columns: head.record,
      rows: body.map(({ record, info }) => ({ line: lineOf(info.lines, record), cells: record })),
      delimiter,
      hasDecimalComma: delimiter === ";",
    };
  } catch (error) {
    // The parser throws nothing else for a text.
    const { lines = 1, message } = error as Error & { readonly lines?: number };
    return { line: lines, message: `The file is no CSV: ${message}.` };
  }
}

export function isProblem(table: CsvTable | TableProblem): table is TableProblem {
  return "message" in table;
}

/** The number in a cell; undefined where it holds something else, or nothing. */
export function numberInCell(cell: string, { hasDecimalComma }: Pick<CsvTable, "hasDecimalComma">): number | undefined {
  const tidy = hasDecimalComma ? cell.replace(",", ".") : cell;
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(tidy) ? Number(tidy) : undefined;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The sign that parts the cells: the one that the first line has most of. */
export function delimiterOf(text: string): string {
  const [first = ""] = text.split("\n", 1);
  const count = (sign: string) => first.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
