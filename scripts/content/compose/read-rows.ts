import { startOfFile } from "../diagnostic/diagnostic.ts";
import { isRecord } from "../diagnostic/is-record.ts";
import { jsonErrorAt, jsonProblem } from "../diagnostic/json-error-at.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import type { SourceFile } from "../read/read-content.ts";
import { type CsvProblem, readCsv } from "../read/read-csv.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import { Locator } from "../yaml/locator.ts";
import { dataOf, errorsOf, parseText } from "../yaml/parse-text.ts";
import { unknownFile } from "../yaml/unknown-file.ts";

/** A table: a file whose data are its rows, and the place of each value in it: `[3, "city"]`. */
export interface Table {
  readonly file: ContentFile;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** The names of its columns, in their order. */
  readonly columns: readonly string[];
}

export interface TableProblem extends CsvProblem {
  /** The same in other rows. */
  readonly others?: readonly TableProblem[];
}

const known = new WeakMap<SourceFile, Table | TableProblem>();

/** Reads a table from CSV, JSON or YAML. The same file is read once. */
export function readRows(source: SourceFile): Table | TableProblem {
  const before = known.get(source);
  if (before) return before;
  const read = source.path.endsWith(".csv") ? readTable(source) : readList(source);
  known.set(source, read);
  return read;
}

/** The entries in a cell of CSV: between semicolons, bars or line breaks. */
export function listInCell(cell: string): string[] {
  return cell.split(/\s*[;|\n]\s*/).filter((one) => one !== "");
}

export function isTable(table: Table | TableProblem): table is Table {
  return "rows" in table;
}

function fileOf(source: SourceFile, data: unknown, locate: ContentFile["locate"]): ContentFile {
  return { ...unknownFile(source), data, locate, locateExcerpt: (path) => locate(path, "value") };
}

function readTable(source: SourceFile): Table | TableProblem {
  const csv = readCsv(source.text);
  if ("message" in csv) return csv;
  const { columns, rows: body, delimiter, place } = csv;
  const twin = columns.findIndex((name, at) => name !== "" && columns.indexOf(name) < at);
  if (twin >= 0) {
    return {
      range: place(-1, twin),
      message: `Two columns have the name "${columns[twin]}", expected one.`,
      hint: "Rename one of the two.",
    };
  }
  const [problem, ...others] = body.flatMap((cells, row): TableProblem[] => {
    const isWhole = cells.length >= columns.length && cells.slice(columns.length).every((cell) => cell === "");
    if (isWhole) return [];
    const message = `Unexpected ${cells.length} ${cells.length === 1 ? "cell" : "cells"}, expected ${columns.length}: one for each column.`;
    const hint = `Put a cell that holds "${delimiter}" in quotes, and leave an empty cell empty: ${delimiter}${delimiter}.`;
    return [{ range: place(row), message, hint }];
  });
  if (problem) return { ...problem, others };
  const names = columns.map((name, at) => [name, at] as const).filter(([name]) => name !== "");
  const rows = body.map((cells) => Object.fromEntries(names.map(([name, at]) => [name, cells[at] ?? ""])));
  const locate: ContentFile["locate"] = ([row, name]) =>
    row === undefined ? startOfFile : place(Number(row), Math.max(0, columns.indexOf(String(name))));
  return { file: fileOf(source, rows, locate), rows, columns: names.map(([name]) => name) };
}

function readList(source: SourceFile): Table | TableProblem {
  const parsed = source.path.endsWith(".json") ? parseJson(source) : parseYaml(source);
  if ("message" in parsed) return parsed;
  const { data, file } = parsed;
  if (!Array.isArray(data))
    return {
      range: startOfFile,
      message: "Unexpected value, expected a list with a mapping for each page.",
      hint: "Write a list of rows, each with the same keys.",
    };
  const wrong = data.findIndex((row) => !isRecord(row));
  if (wrong >= 0)
    return {
      range: file.locate([wrong], "value"),
      message: "Unexpected value, expected a mapping: the row of a page.",
      hint: "Write keys with values.",
    };
  // The cast is safe: each has just been looked at.
  const written = data as readonly Readonly<Record<string, unknown>>[];
  const columns = [...new Set(written.flatMap((row) => Object.keys(row)))];
  // A key that a row leaves out is an empty cell.
  const empty = Object.fromEntries(columns.map((name) => [name, ""]));
  return { file, columns, rows: written.map((row) => ({ ...empty, ...row })) };
}

type ParsedList = { readonly data: unknown; readonly file: ContentFile } | TableProblem;

function parseJson(source: SourceFile): ParsedList {
  try {
    const data: unknown = JSON.parse(source.text.replace(/^\ufeff/, ""));
    // JSON is YAML, too.
    let locator: Locator | undefined;
    const locate: ContentFile["locate"] = (path, part) => {
      locator ??= new Locator(parseText(source.text), new LineIndex(source.text));
      return locator.locate(path, part);
    };
    return { data, file: fileOf(source, data, locate) };
  } catch (error) {
    const { message } = error as Error;
    const at = jsonErrorAt(source.text, message);
    const range = new LineIndex(source.text).range(at, at + 1);
    return {
      range,
      message: `This is not JSON: ${jsonProblem(message)}.`,
      hint: "Look for a comma or a quote that is missing, or one too many.",
    };
  }
}

function parseYaml(source: SourceFile): ParsedList {
  const document = parseText(source.text);
  const lines = new LineIndex(source.text);
  const [error] = errorsOf(document);
  if (error)
    return {
      range: lines.range(...error.pos),
      message: `This is no YAML: ${error.message}`,
      hint: "Look at the line and the one above it: an indentation, a colon or a quote.",
    };
  const locator = new Locator(document, lines);
  const data = dataOf(document);
  return { data, file: fileOf(source, data, (path, part) => locator.locate(path, part)) };
}
