import { posix } from "node:path";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { isRecord } from "../diagnostic/is-record.ts";
import { valueAt } from "../diagnostic/path.ts";
import { dataFolder, fileKind, isPageFile, rowKey, siteFileName, tableAddress } from "../read/content-path.ts";
import type { RawContent, SourceFile } from "../read/read-content.ts";
import { slug } from "../read/route-form.ts";
import { routeOfPage } from "../read/route-of.ts";
import { invalidRow } from "../rules/fill/invalid-row.ts";
import { invalidTable } from "../rules/fill/invalid-table.ts";
import { invalidTemplate } from "../rules/fill/invalid-template.ts";
import { replacedRow } from "../rules/fill/replaced-row.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import { type ComposedSource, isComposed, type NamedValue, type Row, type SharedValues } from "../yaml/fillings.ts";
import { type CodedFinding, toDiagnostics } from "../yaml/to-diagnostic.ts";
import { unknownFile } from "../yaml/unknown-file.ts";
import { factProblems, partProblems } from "./check-shared.ts";
import { isTable, readRows, type Table, type TableProblem } from "./read-rows.ts";
import { typeRows } from "./table-schema.ts";

/** Content whose pages are composed: those of rows stand in place of their templates, and no file but pages and those of the site is left. */
export interface ComposedContent extends RawContent {
  readonly files: readonly SourceFile[];
  readonly shared: SharedValues | undefined;
  /** The number of pages that are made of a template, by its path for reports. */
  readonly templates: ReadonlyMap<string, number>;
  /** The mistakes in facts, parts and tables. */
  readonly problems: readonly Diagnostic[];
  /** The folders whose pages cannot be made of a table, because something is wrong with it. */
  readonly unmade: readonly string[];
}

type ParseAlone = (source: SourceFile) => { readonly file: ContentFile; readonly diagnostics: readonly Diagnostic[] };

/** The composed sources of files, as long as all that they are composed of is the same. */
const memory = new WeakMap<SourceFile, { readonly shared: SharedValues; readonly made: readonly ComposedSource[] }>();

/** Composes the pages of content. A site without facts, parts and tables is as it was. */
export function composeContent(raw: RawContent, parse: ParseAlone): ComposedContent {
  const isAside = ({ path }: SourceFile) => fileKind(path) === "facts" || fileKind(path) === "part";
  const aside = raw.sources.filter(isAside);
  const templates = raw.sources.filter(({ path }) => rowKey(path) !== undefined);
  const usesParts = raw.sources.some(usesPart);
  if (aside.length + templates.length === 0 && !usesParts)
    return { ...raw, files: raw.sources, shared: undefined, templates: new Map(), problems: [], unmade: [] };
  const { shared, problems } = readShared(raw.sources, parse);
  const taken = new Map(
    raw.sources
      .filter(({ path }) => isPageFile(path) && rowKey(path) === undefined)
      .map((source) => [routeOfPage(source.path), source]),
  );
  const counts = new Map<string, number>();
  const cells: Surroundings["made"] = new Map();
  const unmade: string[] = [];
  const found: Diagnostic[] = [...problems];
  const sources = raw.sources.flatMap((source): readonly SourceFile[] => {
    if (isAside(source)) return [];
    if (rowKey(source.path) === undefined) return [filledSource(source, shared)];
    const made = pagesOfRows(source, { raw, shared, taken, made: cells, parse });
    counts.set(source.displayPath, made.pages.length);
    if (made.pages.length === 0) unmade.push(posix.dirname(`/${source.path}`));
    found.push(...made.problems);
    return made.pages;
  });
  return { ...raw, files: raw.sources, sources, shared, templates: counts, problems: found, unmade };
}

function usesPart({ path, text }: SourceFile): boolean {
  return isPageFile(path) && /^ *(?:- +)?use:/m.test(text);
}

function needsFilling(source: SourceFile, { facts }: SharedValues): boolean {
  return usesPart(source) || (facts.size > 0 && source.text.includes("{"));
}

/** A file with what it is filled with, where it may be. */
export function filledSource(source: SourceFile, shared: SharedValues): SourceFile {
  if (isComposed(source) || !needsFilling(source, shared)) return source;
  const before = memory.get(source);
  if (before?.shared === shared) return before.made[0] ?? source;
  const made: ComposedSource = { ...source, fillings: { shared } };
  memory.set(source, { shared, made: [made] });
  return made;
}

let latest:
  | { readonly sources: readonly SourceFile[]; readonly shared: SharedValues; readonly problems: readonly Diagnostic[] }
  | undefined;

/** Reads what pages share. As long as its files are the same it is the same object, and composed pages need not be made again. */
export function readShared(
  all: readonly SourceFile[],
  parse: ParseAlone,
): { readonly shared: SharedValues; readonly problems: readonly Diagnostic[] } {
  const sources = all.filter(({ path }) => !isPageFile(path));
  if (latest?.sources.length === sources.length && sources.every((source, at) => source === latest?.sources[at]))
    return latest;
  const facts = new Map<string, ContentFile>();
  const parts = new Map<string, ContentFile>();
  const problems: Diagnostic[] = [];
  let site: unknown;
  for (const source of sources) {
    const { file, diagnostics } = parse(source);
    if (source.path === siteFileName) site = file.data;
    const kind = fileKind(source.path);
    if (kind === "facts") facts.set(`/${posix.dirname(source.path)}`.replace("/.", "/"), file);
    if (kind === "part") parts.set(source.path.slice(source.path.indexOf("/") + 1, -".yaml".length), file);
    if (kind === "facts" || kind === "part") problems.push(...diagnostics);
  }
  const shared = { facts, parts, site };
  const findings = [...factProblems(shared), ...partProblems(shared)];
  latest = {
    sources,
    shared,
    problems: [...problems, ...toDiagnostics(findings)],
  };
  return latest;
}

interface Surroundings {
  readonly raw: RawContent;
  readonly shared: SharedValues;
  /** The pages that have files of their own, by their routes. */
  readonly taken: ReadonlyMap<string, SourceFile>;
  /** The cells of which pages have been made already, by the paths of these. */
  readonly made: Map<string, Pick<NamedValue, "file" | "path">>;
  readonly parse: ParseAlone;
}

interface MadePages {
  readonly pages: readonly SourceFile[];
  readonly problems: readonly Diagnostic[];
}

function pagesOfRows(template: SourceFile, around: Surroundings): MadePages {
  const { file, diagnostics } = around.parse(template);
  const none = (...findings: CodedFinding[]): MadePages => ({
    pages: [],
    problems: [...diagnostics, ...toDiagnostics(findings)],
  });
  if (!isRecord(file.data)) return none();
  const found = tableOf(template, file, around.raw);
  if (!found) return none();
  if ("code" in found) return none(found);
  const read = typedTable(found);
  if ("file" in read) {
    const { problem, file: displayPath } = read;
    const problems = [problem, ...(problem.others ?? [])].map(({ range, message, hint }) => ({
      ...range,
      ...{ message, hint, code: invalidTable.code, file: displayPath, pointer: "" },
    }));
    return { pages: [], problems };
  }
  const { table, findings } = read;
  const key = rowKey(template.path) ?? "";
  if (!table.columns.includes(key))
    return none({
      code: invalidTemplate.code,
      at: { file, path: ["each"] },
      ...invalidTemplate.noColumn(key, table.columns),
    });
  const rows = namedRows(table, { ...around, template, key });
  const before = memory.get(template);
  const known = new Map(before?.shared === around.shared ? before.made.map((page) => [page.path, page]) : []);
  const pages = rows.pages.map(({ path, row }) =>
    rowPage({ ...template, path }, { shared: around.shared, row }, known.get(path)),
  );
  memory.set(template, { shared: around.shared, made: pages });
  return {
    pages,
    problems: [...diagnostics, ...toDiagnostics([...findings, ...rows.problems])],
  };
}

/** A table with the types that its schema gives it, or what is wrong with one of the two files. */
function typedTable({
  source,
  schema,
  table,
}: {
  readonly source: SourceFile;
  readonly schema: SourceFile | undefined;
  readonly table: Table | TableProblem;
}) {
  if (!isTable(table)) return { problem: table, file: source.displayPath };
  if (!schema) return { table, findings: [] };
  const typed = typeRows(table, schema);
  return "table" in typed ? typed : { problem: typed, file: schema.displayPath };
}

/** The page of a row: the same object as before where nothing in the row has changed. */
function rowPage(
  source: SourceFile,
  fillings: ComposedSource["fillings"],
  before: ComposedSource | undefined,
): ComposedSource {
  const [old, row] = [before?.fillings.row, fillings.row];
  const isSame =
    before?.text === source.text &&
    old?.number === row?.number &&
    (old?.values === row?.values || JSON.stringify(old?.values) === JSON.stringify(row?.values));
  return isSame && before ? before : { ...source, fillings };
}

/** The table of a template, or what is wrong with how it names it. */
function tableOf(template: Pick<SourceFile, "path">, file: ContentFile, raw: RawContent) {
  const each = valueAt(file.data, ["each"]);
  const { tables = [], tablesFolder: folder = dataFolder, others } = raw;
  const names = tables.map(({ path }) => tableAddress(path)).filter((name) => !name.endsWith(".schema.json"));
  if (typeof each !== "string") {
    return {
      code: invalidTemplate.code,
      at: { file, path: ["title"], part: "key" as const },
      ...invalidTemplate.noTable(template.path, names),
    };
  }
  const source = names.includes(each) ? tables.find(({ path }) => tableAddress(path) === each) : undefined;
  // What cannot be read is told by itself, a table or a folder of tables, and so is a table in a folder of pages.
  const isTold = ({ path }: Pick<SourceFile, "path">) =>
    `${each}/`.startsWith(`${path.startsWith(dataFolder) ? tableAddress(path) : `/${path}`}/`);
  if (!source && others.some(isTold)) return undefined;
  if (!source)
    return {
      code: invalidTemplate.code,
      at: { file, path: ["each"] },
      ...invalidTemplate.unknownTable(each, { names, folder }),
    };
  const schema = tables.find(({ path }) => tableAddress(path) === each.replace(/\.\w+$/, ".schema.json"));
  return { source, schema, table: readRows(source) };
}

interface NamedRows {
  readonly pages: readonly { readonly path: string; readonly row: Row }[];
  readonly problems: readonly CodedFinding[];
}

/** The rows of a table with the paths of their pages. A page with a file of its own stands in place of that of a row. */
function namedRows(
  table: Table,
  {
    template,
    key,
    taken,
    made,
  }: Pick<Surroundings, "taken" | "made"> & { readonly template: Pick<SourceFile, "path">; readonly key: string },
): NamedRows {
  const folder = template.path.slice(0, template.path.lastIndexOf("/") + 1);
  const first = new Map<string, Pick<NamedValue, "file" | "path">>();
  const pages: { path: string; row: Row }[] = [];
  const problems: CodedFinding[] = [];
  table.rows.forEach((values, number) => {
    const value = values[key];
    const at = { file: table.file, path: [number, key] };
    const name = typeof value === "string" || typeof value === "number" ? slug(String(value)) : "";
    const path = `${folder}${name}.yaml`;
    const twin = first.get(name) ?? made.get(path);
    if (name === "" || twin !== undefined) {
      const related = twin && { at: twin, message: "This row has it first." };
      problems.push({
        code: invalidRow.code,
        at,
        ...invalidRow.say(value, twin === undefined ? undefined : `/${folder}${name}`),
        related,
      });
      return;
    }
    first.set(name, at);
    const own = taken.get(routeOfPage(path));
    if (own) {
      problems.push({
        code: replacedRow.code,
        at: { file: unknownFile(own), path: [] },
        ...replacedRow.say(template.path),
        related: { at, message: "This row has its address." },
      });
      return;
    }
    made.set(path, at);
    pages.push({ path, row: { table: table.file, number, values } });
  });
  return { pages, problems };
}
