import type { Range } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";

/** A CSV file with commas, semicolons or tabs between cells. Empty rows are left out. */
export interface Csv {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
  /** The range of a cell without the spaces around it, or where an empty or missing cell would be. Row -1 has the column names. */
  readonly place: (row: number, cell?: number) => Range;
}

export interface CsvProblem {
  readonly range: Range;
  readonly message: string;
  readonly hint: string;
}

const delimiters = [",", ";", "\t"];

/** Reads a CSV file, or returns its mistakes: in quotes, duplicate column names, or rows with more or fewer cells than columns. */
export function readCsv(text: string): Csv | readonly CsvProblem[] {
  // Excel may name the delimiter in a line above the columns.
  const [note = "", said] = /^\ufeff?"?sep=([,;\t])"?[ ,;\t]*(?:\r?\n|\r)/i.exec(text) ?? [];
  const [first = ""] = text.slice(note.length).split(/[\r\n]/, 1);
  const count = (sign: string) => first.split(sign).length;
  // The most frequent delimiter in the first line.
  const delimiter = said ?? delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  const cellsBy = (sign: string) => recordsIn(text, sign, note.length);
  const lines = new LineIndex(text);
  const rows: (readonly string[])[] = [];
  for (const record of cellsBy(delimiter)) {
    const wrong = record.find(({ value }) => value === undefined);
    if (wrong) return [otherDelimiter(lines, { delimiter, cellsBy }) ?? quoteProblem(lines, wrong)];
    rows.push(record.map(({ value = "" }) => value));
  }
  let places: readonly (readonly Cell[])[] | undefined;
  const place = (row: number, cell = 0) => {
    places ??= [...cellsBy(delimiter)];
    const cells = places[row + 1] ?? [];
    const behind = cells.at(-1)?.end ?? 0;
    const { start, end } = cells[cell] ?? { start: behind, end: behind };
    return lines.range(start, end);
  };
  const [columns = [], ...body] = rows;
  const twin = columns.findIndex((name, at) => name !== "" && columns.indexOf(name) < at);
  if (twin >= 0) {
    const message = `Two columns have the name "${columns[twin]}", expected one.`;
    return [{ range: place(-1, twin), message, hint: "Rename one of the two." }];
  }
  const isFilled = (cells: readonly string[]) => cells.slice(columns.length).some((cell) => cell !== "");
  // Some programs end every row with a delimiter. If only some rows are longer, a cell contains a delimiter.
  const isLonger = body.every(({ length }) => length === body[0]?.length) && !body.some(isFilled);
  const uneven = body.flatMap((cells, row): CsvProblem[] => {
    if (cells.length === columns.length || (isLonger && cells.length > columns.length)) return [];
    const message = `Unexpected ${cells.length} ${cells.length === 1 ? "cell" : "cells"}, expected ${columns.length}: one for each column.`;
    const hint = `Put a cell that contains "${delimiter}" in quotes, and leave an empty cell empty: ${delimiter}${delimiter}.`;
    return [{ range: place(row), message, hint }];
  });
  if (uneven.length === 0) return { columns, rows: body, delimiter, place };
  const other = otherDelimiter(lines, { delimiter, cellsBy });
  return other ? [other] : uneven;
}

/** The mistake that the column names have a different delimiter from the rows below; undefined if they do not. */
function otherDelimiter(
  lines: LineIndex,
  { delimiter, cellsBy }: { readonly delimiter: string; readonly cellsBy: (sign: string) => Iterable<Cell[]> },
): CsvProblem | undefined {
  const [columns = []] = cellsBy(delimiter);
  const other = delimiters.find((sign) => {
    const [, ...body] = sign === delimiter ? [] : cellsBy(sign);
    return body.length > 0 && columns.length > 1 && body.every(({ length }) => length === columns.length);
  });
  if (other === undefined) return undefined;
  const [named, parted] = [delimiter, other].map((sign) => (sign === "\t" ? "tabs" : `"${sign}"`));
  return {
    range: lines.range(columns[0]?.start ?? 0, columns.at(-1)?.end ?? 0),
    message: `The column names are separated by ${named}, but the cells below by ${parted}.`,
    hint: `Write ${parted} between the names, too.`,
  };
}

/** A cell without the spaces around it. Its value is undefined if its quotes are wrong. */
interface Cell {
  readonly start: number;
  readonly end: number;
  readonly value: string | undefined;
}

/** The records of a text, without the empty ones that spreadsheets leave at the end. */
function* recordsIn(text: string, delimiter: string, from: number): Generator<Cell[]> {
  let record: Cell[] = [];
  let start = from === 0 && text.startsWith("\ufeff") ? 1 : from;
  let isQuoted = false;
  for (let at = start; at <= text.length; at++) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    // Excel can end lines as old Macs did, with "\r" alone.
    if (sign !== undefined && (isQuoted || (sign !== delimiter && sign !== "\n" && sign !== "\r"))) continue;
    record.push(cellOf(text.slice(start, at), start));
    start = at + 1;
    if (sign === delimiter) continue;
    if (record.some(({ value }) => value?.trim() !== "")) yield record;
    record = [];
  }
}

function cellOf(written: string, from: number): Cell {
  const text = written.trim();
  const start = from + (text === "" ? 0 : written.indexOf(text));
  const isQuoted = /^"[^"]*(?:""[^"]*)*"$/.test(text);
  const value = isQuoted ? text.slice(1, -1).replaceAll('""', '"') : text.includes('"') ? undefined : text;
  return { start, end: start + text.length, value };
}

function quoteProblem(lines: LineIndex, { start, end }: Cell): CsvProblem {
  const text = lines.text.slice(start, end);
  return text.startsWith('"') && text.split('"').length % 2 === 0
    ? {
        range: lines.range(start, start + 1),
        message: "A quote opens here and is not closed.",
        hint: "Close it at the end of the cell. A quote in a cell is written twice.",
      }
    : {
        range: lines.range(start, end),
        message: "Unexpected quote inside a cell, expected one at its start and one at its end.",
        hint: "Put cells with quotes or line breaks in quotes, and write a quote in them twice.",
      };
}
