import { type Diagnostic, type Range, startOfFile } from "../diagnostic/diagnostic.ts";
import { isRecord } from "../diagnostic/path.ts";
import { jsonSlip } from "../diagnostic/json-slip.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import type { SourceFile } from "../read/read-content.ts";
import { readCsv } from "../read/read-csv.ts";
import { invalidTable } from "../rules/fill/invalid-table.ts";
import { mergeConflict, mergeMarks } from "../rules/syntax/merge-conflict.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import { dataIn } from "../yaml/data-in.ts";
import { locatedFile, writtenFile } from "../yaml/written-file.ts";

/** A table: a file whose data are its rows. The path of a value in it is `[3, "city"]`. */
export interface Table {
  readonly file: ContentFile;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** The names of its columns, in their order. */
  readonly columns: readonly string[];
}

/** A table, if it can be read, and its mistakes. */
export interface ReadTable {
  readonly table?: Table;
  readonly problems: readonly Diagnostic[];
}

/** Parses a YAML file on its own, and reports syntax errors. */
export type ParseAlone = (source: SourceFile) => {
  readonly file: ContentFile;
  readonly diagnostics: readonly Diagnostic[];
};

const known = new WeakMap<SourceFile, ReadTable>();

/** Reads a table from CSV, JSON or YAML. Each file is read once. */
export function readRows(source: SourceFile, parse: ParseAlone): ReadTable {
  const isCsv = source.path.endsWith(".csv");
  const read = known.get(source) ?? orConflict(source, isCsv ? readTable(source) : readList(source, parse));
  known.set(source, read);
  return read;
}

/** If a table cannot be read because of a merge conflict, reports only that. */
function orConflict({ text, displayPath: file }: SourceFile, read: ReadTable): ReadTable {
  if (read.table) return read;
  const lines = new LineIndex(text);
  const marks = mergeMarks(lines);
  if (!marks) return read;
  const { start, end, message, hint } = marks;
  return { problems: [{ ...lines.range(start, end), message, hint, code: mergeConflict.code, file, pointer: "" }] };
}

/** The entries of a list in a CSV cell, separated by semicolons of any script, bars or line breaks. */
export function listInCell(cell: string): string[] {
  return cell.split(/\s*[;؛；|\n]\s*/).filter((one) => one !== "");
}

/** A mistake because of which a table cannot be read. */
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

/** The most lines of a title above the column names. */
const mostTitles = 5;

/** The mistake in a CSV table whose column names, among them `column`, are below a title; undefined for any other table. */
export function titleAbove(source: SourceFile, column: string): ReadTable | undefined {
  if (!source.path.endsWith(".csv")) return undefined;
  const lines = new LineIndex(source.text);
  for (let above = 1; above < Math.min(lines.count, mostTitles + 1); above++) {
    const csv = readCsv(source.text.slice(lines.start(above)));
    if (!("rows" in csv) || !csv.columns.includes(column)) continue;
    const message = `The column "${column}" is named in line ${above + 1}, expected the column names in the first line.`;
    const hint = `Remove everything above line ${above + 1}.`;
    return tableProblem(source, lines.range(0, lines.end(0)), { message, hint });
  }
  return undefined;
}

function readList(source: SourceFile, parse: ParseAlone): ReadTable {
  const { data, problem } = source.path.endsWith(".json") ? parseJson(source, true) : parseYaml(source, parse);
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
  // The cast is safe: each row has just been checked.
  const written = data as readonly Readonly<Record<string, unknown>>[];
  const columns = [...new Set(written.flatMap((row) => Object.keys(row)))];
  // A missing key is an empty cell.
  const empty = Object.fromEntries(columns.map((name) => [name, ""]));
  const rows = written.map((row) => ({ ...empty, ...row }));
  return { table: { file, columns, rows }, problems: [] };
}

export function parseJson(
  source: SourceFile,
  keepsSigns = false,
): { readonly data?: unknown; readonly problem?: ReadTable } {
  const { text } = source;
  const wrong = (start: number, end: number, words: Pick<Diagnostic, "message" | "hint">) => ({
    problem: tableProblem(source, new LineIndex(text).range(start, end), words),
  });
  try {
    const parse = (json: string): unknown => JSON.parse(json.replace(/^\ufeff/, ""));
    const data = parse(text);
    const { twin, withSigns } = readKeys(text);
    const message = `The key ${twin?.[0]} is already there, expected each key once.`;
    if (twin) return wrong(twin.index, twin.index + twin[0].length, { message, hint: "Remove one of the two." });
    return { data: keepsSigns && withSigns !== text ? parse(withSigns) : data };
  } catch (error) {
    const { offset, message } = jsonSlip(text, error);
    const hint = "Look for a missing or extra comma or quote.";
    return wrong(offset, offset + 1, { message, hint });
  }
}

/**
 * The first duplicate key, because `JSON.parse` silently drops one of two values. And the text with numbers that would lose digits, such as
 * 1.10 and very long ones, turned into strings. Amounts stay.
 */
function readKeys(json: string): { readonly twin?: RegExpExecArray; readonly withSigns: string } {
  const open: Set<string>[] = [];
  let withSigns = "";
  let end = 0;
  for (const token of json.matchAll(/[{}]|"(?:[^"\\]|\\.)*"(?=(\s*:\s*)?(-?\d+(?:\.\d+)?(?![\d.eE]))?)/g)) {
    const [text, colon, number] = token;
    if (text === "{") open.push(new Set());
    if (text === "}") open.pop();
    if (colon === undefined) continue;
    if (open.at(-1)?.has(text)) return { twin: token, withSigns };
    open.at(-1)?.add(text);
    if (number === undefined || text === '"amount"' || String(Number(number)) === number) continue;
    const start = token.index + text.length + colon.length;
    withSigns += `${json.slice(end, start)}"${number}"`;
    end = start + number.length;
  }
  return { withSigns: withSigns + json.slice(end) };
}

function parseYaml(source: SourceFile, parse: ParseAlone): ReturnType<typeof parseJson> {
  const data = dataIn(source.text, true);
  if (data !== undefined) return { data };
  const { file, diagnostics } = parse(source);
  // `--fix` does not write tables.
  const problems = diagnostics.map(({ suggestion: _, ...problem }) => problem);
  return problems.length === 0 ? { data: file.data } : { problem: { problems } };
}
