import { type Diagnostic, type Range, startOfFile } from "../diagnostic/diagnostic.ts";
import { isRecord } from "../diagnostic/is-record.ts";
import { jsonErrorAt, jsonProblem } from "../diagnostic/json-error-at.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import type { SourceFile } from "../read/read-content.ts";
import { readCsv } from "../read/read-csv.ts";
import { invalidTable } from "../rules/fill/invalid-table.ts";
import { mergeConflict, mergeMarks } from "../rules/syntax/merge-conflict.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import { dataOf, errorsOf, parseText } from "../yaml/parse-text.ts";
import { locatedFile, writtenFile } from "../yaml/written-file.ts";

/** A table: a file whose data are its rows, and the place of each value in it: `[3, "city"]`. */
export interface Table {
  readonly file: ContentFile;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** The names of its columns, in their order. */
  readonly columns: readonly string[];
}

/** A table, where it can be read, and what is wrong with it. */
export interface ReadTable {
  readonly table?: Table;
  readonly problems: readonly Diagnostic[];
}

const known = new WeakMap<SourceFile, ReadTable>();

/** Reads a table from CSV, JSON or YAML. The same file is read once. */
export function readRows(source: SourceFile): ReadTable {
  const read =
    known.get(source) ?? orConflict(source, source.path.endsWith(".csv") ? readTable(source) : readList(source));
  known.set(source, read);
  return read;
}

/** What Git left in a table is why it cannot be read. */
function orConflict({ text, displayPath: file }: SourceFile, read: ReadTable): ReadTable {
  const lines = new LineIndex(text);
  const marks = read.table ? undefined : mergeMarks(lines);
  if (!marks) return read;
  const { start, end, message, hint } = marks;
  return { problems: [{ ...lines.range(start, end), message, hint, code: mergeConflict.code, file, pointer: "" }] };
}

/** The entries in a cell of CSV: between semicolons of any script, bars or line breaks. */
export function listInCell(cell: string): string[] {
  return cell.split(/\s*[;؛；|\n]\s*/).filter((one) => one !== "");
}

/** What keeps a file of a table from being read. */
export function tableProblem(
  { displayPath: file }: SourceFile,
  range: Range,
  words: Pick<Diagnostic, "message" | "hint">,
): ReadTable & { readonly problems: [Diagnostic] } {
  return { problems: [{ ...range, ...words, code: invalidTable.code, file, pointer: "" }] };
}

function readTable(source: SourceFile): ReadTable {
  const csv = readCsv(source.text);
  if (!("rows" in csv))
    return { problems: csv.flatMap(({ range, ...words }) => tableProblem(source, range, words).problems) };
  const { columns, rows: body, place } = csv;
  const names = columns.map((name, at) => [name, at] as const).filter(([name]) => name !== "");
  const rows = body.map((cells) => Object.fromEntries(names.map(([name, at]) => [name, cells[at] ?? ""])));
  const file = locatedFile(source, rows, ({ path: [row, name] = [] }) =>
    row === undefined ? startOfFile : place(Number(row), Math.max(0, columns.indexOf(String(name)))),
  );
  return { table: { file, rows, columns: names.map(([name]) => name) }, problems: [] };
}

function readList(source: SourceFile): ReadTable {
  const { data, problem } = source.path.endsWith(".json") ? parseJson(source) : parseYaml(source);
  if (problem) return problem;
  const file = writtenFile(source, data);
  if (!Array.isArray(data)) {
    const message = "Unexpected value, expected a list with a mapping for each page.";
    return tableProblem(source, startOfFile, { message, hint: "Write a list of rows, each with the same keys." });
  }
  const wrong = data.findIndex((row) => !isRecord(row));
  if (wrong >= 0) {
    const message = "Unexpected value, expected a mapping: the row of a page.";
    return tableProblem(source, file.place({ path: [wrong] }), { message, hint: "Write keys with values." });
  }
  // The cast is safe: each has just been looked at.
  const written = data as readonly Readonly<Record<string, unknown>>[];
  const columns = [...new Set(written.flatMap((row) => Object.keys(row)))];
  // A key that a row leaves out is an empty cell.
  const empty = Object.fromEntries(columns.map((name) => [name, ""]));
  const rows = written.map((row) => ({ ...empty, ...row }));
  return { table: { file, columns, rows }, problems: [] };
}

export function parseJson(source: SourceFile): { readonly data?: unknown; readonly problem?: ReadTable } {
  try {
    return { data: JSON.parse(source.text.replace(/^\ufeff/, "")) };
  } catch (error) {
    const { message } = error as Error;
    const at = jsonErrorAt(source.text, message);
    const hint = "Look for a comma or a quote that is missing, or one too many.";
    const words = { message: `This is not JSON: ${jsonProblem(message)}.`, hint };
    return { problem: tableProblem(source, new LineIndex(source.text).range(at, at + 1), words) };
  }
}

function parseYaml(source: SourceFile): ReturnType<typeof parseJson> {
  const document = parseText(source.text);
  const [error] = errorsOf(document);
  if (!error) return { data: dataOf(document) };
  const hint = "Look at the line and the one above it: an indentation, a colon or a quote.";
  const words = { message: `This is no YAML: ${error.message}`, hint };
  return { problem: tableProblem(source, new LineIndex(source.text).range(...error.pos), words) };
}
