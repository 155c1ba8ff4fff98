import { posix } from "node:path";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { limits } from "../diagnostic/limits.ts";
import { isRecord, valueAt } from "../diagnostic/path.ts";
import { dataFolder, fileKind, isPageFile, rowKey, siteFileName, tableAddress } from "../read/content-path.ts";
import type { RawContent, SourceFile } from "../read/read-content.ts";
import { slug } from "../read/route-form.ts";
import { routeOfPage } from "../read/route-of.ts";
import { suggest } from "../rules/toolkit/suggest.ts";
import { invalidRow } from "../rules/fill/invalid-row.ts";
import { invalidTemplate } from "../rules/fill/invalid-template.ts";
import { replacedRow } from "../rules/fill/replaced-row.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import {
  type ComposedSource,
  isComposed,
  type NamedValue,
  type Row,
  type SharedValues,
  type UnmadeFolders,
} from "../yaml/fillings.ts";
import { type CodedFinding, type Finding, toDiagnostics, type Words } from "../yaml/to-diagnostic.ts";
import { unknownFile } from "../yaml/written-file.ts";
import { factProblems, partProblems } from "./check-shared.ts";
import { type ParseAlone, type ReadTable, readRows, type Table, titleAbove } from "./read-rows.ts";
import { typeRows } from "./table-schema.ts";

/** Content with composed pages: templates are replaced by the pages of their rows, and only pages and site files are left in `sources`. */
export interface ComposedContent extends RawContent {
  readonly files: readonly SourceFile[];
  readonly shared: SharedValues | undefined;
  /** The number of pages made from each template, by its path for reports. */
  readonly templates: ReadonlyMap<string, number>;
  /** The mistakes in facts, parts and tables. */
  readonly problems: readonly Diagnostic[];
  readonly unmade: UnmadeFolders;
}

/** The composed sources of files, valid while the shared values are the same object. */
const memory = new WeakMap<SourceFile, { readonly shared: SharedValues; readonly made: readonly ComposedSource[] }>();

/** Composes the pages of content. A site without facts, parts and tables does not change. */
export function composeContent(raw: RawContent, parse: ParseAlone): ComposedContent {
  const isAside = ({ path }: SourceFile) => fileKind(path) === "facts" || fileKind(path) === "part";
  const aside = raw.sources.filter(isAside);
  const templates = raw.sources.filter(({ path }) => rowKey(path) !== undefined);
  const usesParts = raw.sources.some(usesPart);
  if (aside.length + templates.length === 0 && !usesParts)
    return { ...raw, files: raw.sources, shared: undefined, templates: new Map(), problems: [], unmade: new Map() };
  const { shared, problems } = readShared(raw.sources, parse);
  const pages = raw.sources.filter(({ path }) => isPageFile(path) && rowKey(path) === undefined);
  const taken = new Map(pages.map((source) => [routeOfPage(source.path), source]));
  const counts = new Map<string, number>();
  const cells: Surroundings["made"] = new Map();
  const unmade = new Map<string, "mistake" | "empty">();
  const found: Diagnostic[] = [...problems];
  const sources = raw.sources.flatMap((source): readonly SourceFile[] => {
    if (isAside(source)) return [];
    if (rowKey(source.path) === undefined) return [filledSource(source, shared)];
    const made = pagesOfRows(source, { raw, shared, taken, made: cells, parse });
    counts.set(source.displayPath, made.pages.length);
    const why = made.isEmpty ? "empty" : "mistake";
    if (made.pages.length === 0) unmade.set(posix.dirname(`/${source.path}`), why);
    found.push(...made.problems);
    return made.pages;
  });
  return { ...raw, files: raw.sources, sources, shared, templates: counts, problems: found, unmade };
}

function usesPart({ path, text }: SourceFile): boolean {
  return isPageFile(path) && /(?:^ *(?:- +)?|[{,] *)use:/m.test(text);
}

/** A file with its fillings, if it may use any. */
export function filledSource(source: SourceFile, shared: SharedValues): SourceFile {
  const isFilled = usesPart(source) || (shared.facts.size > 0 && source.text.includes("{"));
  if (isComposed(source) || !isFilled) return source;
  const before = memory.get(source);
  if (before?.shared === shared) return before.made[0] ?? source;
  const made: ComposedSource = { ...source, fillings: { shared } };
  memory.set(source, { shared, made: [made] });
  return made;
}

let latest:
  | { readonly sources: readonly SourceFile[]; readonly shared: SharedValues; readonly problems: readonly Diagnostic[] }
  | undefined;

/** Reads what pages share. While its files are the same, it returns the same object, so that pages need not be composed again. */
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
  problems.push(...toDiagnostics([...factProblems(shared), ...partProblems(shared)]));
  latest = { sources, shared, problems };
  return latest;
}

interface Surroundings {
  readonly raw: RawContent;
  readonly shared: SharedValues;
  /** The pages that have their own files, by route. */
  readonly taken: ReadonlyMap<string, SourceFile>;
  /** The cells from which pages have been made already, by page path. */
  readonly made: Map<string, Pick<NamedValue, "file" | "path"> & { readonly template: ContentFile }>;
  readonly parse: ParseAlone;
}

/** The pages made from a template, and the mistakes in it or its table. */
function pagesOfRows(template: SourceFile, { parse, raw, shared, taken, made }: Surroundings) {
  const { file, diagnostics } = parse(template);
  const { table, problems } = isRecord(file.data) ? tableOf(template, file, { raw, parse }) : { problems: [] };
  const rows = table ? namedRows(table, file, { taken, made }) : { pages: [], findings: [] };
  const before = memory.get(template);
  const known = new Map(before?.shared === shared ? before.made.map((page) => [page.path, page]) : []);
  const pages = rows.pages.map(({ path, row }) => {
    // Reuses the same object if nothing in the row has changed.
    const page = known.get(path);
    const old = page?.fillings.row;
    const isSame =
      old?.number === row.number &&
      (old.values === row.values || JSON.stringify(old.values) === JSON.stringify(row.values));
    return page && isSame ? page : { ...template, path, fillings: { shared, row } };
  });
  memory.set(template, { shared, made: pages });
  return {
    pages,
    isEmpty: table?.rows.length === 0,
    problems: [...diagnostics, ...problems, ...toDiagnostics(rows.findings)],
  };
}

/** The table of a template, with types from its schema, or the mistakes in any of the three. */
function tableOf(
  { path }: SourceFile,
  file: ContentFile,
  { raw, parse }: Pick<Surroundings, "raw" | "parse">,
): ReadTable {
  const each = valueAt(file.data, ["each"]);
  const { tables = [], tablesFolder: folder = dataFolder, others } = raw;
  const names = tables.map((table) => tableAddress(table.path)).filter((name) => !name.endsWith(".schema.json"));
  const wrong = (words: Words, at: Pick<Finding["at"], "path" | "part"> = { path: ["each"] }) => ({
    problems: toDiagnostics([{ code: invalidTemplate.code, at: { file, ...at }, ...words }]),
  });
  if (typeof each !== "string") {
    const misspelt = Object.keys(Object(file.data)).find((key) => suggest(key, ["each"]));
    return wrong(invalidTemplate.noTable(path, names), { path: [misspelt ?? "title"], part: "key" });
  }
  const source = names.includes(each) ? tables.find((table) => tableAddress(table.path) === each) : undefined;
  if (!source) {
    // Tables and folders of tables that cannot be read are reported elsewhere, and so are tables among the pages.
    const isTold = others.some((other) =>
      `${each}/`.startsWith(`${other.path.startsWith(dataFolder) ? tableAddress(other.path) : `/${other.path}`}/`),
    );
    return isTold ? { problems: [] } : wrong(invalidTemplate.unknownTable(each, { names, folder }));
  }
  const schema = tables.find((table) => tableAddress(table.path) === each.replace(/\.\w+$/, ".schema.json"));
  const key = rowKey(path) ?? "";
  const read = readRows(source, parse);
  const titled = read.table?.columns.includes(key) ? undefined : titleAbove(source, key);
  if (titled) return titled;
  const typed = read.table && schema ? typeRows(read.table, schema) : read;
  return !typed.table || typed.table.columns.includes(key)
    ? typed
    : wrong(invalidTemplate.noColumn(key, typed.table.columns));
}

/** The rows of a table with the paths of their pages. A page with its own file replaces that of a row. */
function namedRows(table: Table, template: ContentFile, { taken, made }: Pick<Surroundings, "taken" | "made">) {
  const { source } = template;
  const folder = source.path.slice(0, source.path.lastIndexOf("/") + 1);
  const key = rowKey(source.path) ?? "";
  const pages: { path: string; row: Row }[] = [];
  const findings: CodedFinding[] = [];
  let sameRow: { readonly twin: ContentFile; readonly route: string } | undefined;
  table.rows.forEach((values, number) => {
    const value = values[key];
    const at = { file: table.file, path: [number, key] };
    const name = typeof value === "string" || typeof value === "number" ? slug(String(value)) : "";
    const path = `${folder}${name}.yaml`;
    const twin = made.get(path);
    const own = taken.get(routeOfPage(path));
    const bytes = Buffer.byteLength(path);
    if (twin?.file === table.file && twin.path[0] === number) {
      sameRow ??= { twin: twin.template, route: `/${folder}${name}` };
      return;
    }
    if (name === "" || twin || bytes > limits.path) {
      const isLong = name !== "" && !twin;
      const words = isLong ? invalidRow.sayLong(bytes) : invalidRow.say(value, twin && `/${folder}${name}`);
      const related = twin && { at: twin, message: "This row has it first." };
      findings.push({ code: invalidRow.code, at, ...words, related });
      return;
    }
    made.set(path, { ...at, template });
    if (!own) pages.push({ path, row: { table: table.file, number, values } });
    else
      findings.push({
        code: replacedRow.code,
        at: { file: unknownFile(own), path: [] },
        ...replacedRow.say(source.path),
        related: { at, message: "This row has its address." },
      });
  });
  if (sameRow) {
    const related = { at: { file: sameRow.twin, path: ["each"] }, message: "The other template is here." };
    const at = { file: template, path: ["each"] };
    findings.push({ code: invalidTemplate.code, at, ...invalidTemplate.sayTwice(sameRow.route), related });
  }
  return { pages, findings };
}
