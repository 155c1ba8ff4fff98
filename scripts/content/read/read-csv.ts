import { createRequire } from "node:module";
import type { Range } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";

/** A CSV file, in which commas, semicolons or tabs part the cells. Rows that are empty are left out. */
export interface Csv {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
  /** The range of a cell, of the names of columns that of row -1, without the spaces around it; of an empty one, or one that is missing, the place where it would stand. */
  readonly place: (row: number, cell?: number) => Range;
}

export interface CsvProblem {
  readonly range: Range;
  readonly message: string;
  readonly hint: string;
}

export function readCsv(text: string): Csv | CsvProblem {
  // The sign that the first line has most of.
  const [first = ""] = text.split("\n", 1);
  const count = (sign: string) => first.split(sign).length;
  const delimiter = [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  let places: CsvPlaces | undefined;
  const place = (row: number, cell = 0) => {
    places ??= new CsvPlaces(text, delimiter);
    return places.range(row + 1, cell);
  };
  try {
    // Loaded on first use, because most sites have no tables.
    const { parse } = createRequire(import.meta.url)("csv-parse/sync") as typeof import("csv-parse/sync");
    const [columns = [], ...rows] = parse(text, {
      bom: true,
      delimiter,
      trim: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    });
    return { columns, rows, delimiter, place };
  } catch (error) {
    // The parser throws nothing else for a text.
    return csvProblem(text, error as Error & { readonly code?: string; readonly lines?: number });
  }
}

/** What is wrong with a text that is no CSV: nearly always a quote. */
function csvProblem(
  text: string,
  { code, lines = 1, message }: Error & { readonly code?: string; readonly lines?: number },
): CsvProblem {
  const hint = "Put cells with quotes or line breaks in quotes, and write a quote in them twice.";
  if (code !== "CSV_QUOTE_NOT_CLOSED") {
    const isQuote = code === "CSV_INVALID_CLOSING_QUOTE" || code === "INVALID_OPENING_QUOTE";
    const words = isQuote
      ? "A quote stands inside a cell, expected one at its start and one at its end."
      : `This is no CSV: ${message}.`;
    return { range: { line: lines, column: 1, endLine: lines, endColumn: 1 }, message: words, hint };
  }
  // The last quote that opens.
  let open = -1;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) open = open < 0 ? at : -1;
  return {
    range: new LineIndex(text).range(open, open + 1),
    message: "A quote opens here and is not closed.",
    hint: "Close it at the end of the cell. A quote in a cell is written twice.",
  };
}

class CsvPlaces {
  readonly #lines: LineIndex;
  readonly #records: { readonly start: number; readonly end: number }[][] = [];

  constructor(text: string, delimiter: string) {
    this.#lines = new LineIndex(text);
    let record: { start: number; end: number }[] = [];
    let start = text.startsWith("\ufeff") ? 1 : 0;
    let isQuoted = false;
    for (let at = start; at <= text.length; at++) {
      const sign = text[at];
      if (sign === '"') isQuoted = !isQuoted;
      if (sign !== undefined && (isQuoted || (sign !== delimiter && sign !== "\n"))) continue;
      record.push({ start, end: at });
      start = at + 1;
      if (sign === delimiter) continue;
      // Spreadsheets leave lines of empty cells at the end.
      if (record.some((cell) => text.slice(cell.start, cell.end).replaceAll('"', "").trim() !== ""))
        this.#records.push(record);
      record = [];
    }
  }

  range(record: number, cell: number): Range {
    const cells = this.#records[record] ?? [];
    const behind = cells.at(-1)?.end ?? 0;
    const { start, end } = cells[cell] ?? { start: behind, end: behind };
    const text = this.#lines.text.slice(start, end);
    const first = start + (text.trim() === "" ? 0 : text.length - text.trimStart().length);
    return this.#lines.range(first, first + text.trim().length);
  }
}
