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

const delimiters = [",", ";", "\t"];

/** Reads a CSV file, or says what is wrong with it: a quote, two columns of one name, rows with more or fewer cells than there are columns. */
export function readCsv(text: string): Csv | readonly CsvProblem[] {
  // Excel says above the columns what parts the cells.
  const [note = "", said] = /^\ufeff?"?sep=([,;\t])"?[ ,;\t]*\r?\n/i.exec(text) ?? [];
  const [first = ""] = text.slice(note.length).split("\n", 1);
  const count = (sign: string) => first.split(sign).length;
  // The sign that the first line has most of.
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
  // A program may end every row with a separator. One row alone that is longer holds a separator in a cell.
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

/** The names of the columns, where another sign parts the cells of each row below. */
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

/** A cell without the spaces around it. Its value is undefined where quotes stand in it as in no CSV. */
interface Cell {
  readonly start: number;
  readonly end: number;
  readonly value: string | undefined;
}

/** The records of a text but the empty ones, which spreadsheets leave at the end. */
function* recordsIn(text: string, delimiter: string, from: number): Generator<Cell[]> {
  let record: Cell[] = [];
  let start = from === 0 && text.startsWith("\ufeff") ? 1 : from;
  let isQuoted = false;
  for (let at = start; at <= text.length; at++) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (sign !== undefined && (isQuoted || (sign !== delimiter && sign !== "\n"))) continue;
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
