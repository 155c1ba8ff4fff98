import { type Diagnostic, sortDiagnostics, withBoundedTexts } from "../diagnostic/diagnostic.ts";
import { whileReading } from "../diagnostic/while-reading.ts";
import { type ContentIndex, type IndexedFile, indexContent, type PageFile } from "../index/content-index.ts";
import type { PictureInspector } from "../pictures/picture-inspector.ts";
import { isYaml, meantPath, siteFileName } from "../read/content-path.ts";
import { type OtherFile, type RawContent, readContent, type SourceFile } from "../read/read-content.ts";
import { routeOfPage } from "../read/route-of.ts";
import { allFileRules } from "../rules/all-file-rules.ts";
import type { ContentModel, DiagnosedFile } from "./content-model.ts";
import { explainMisplacedLines } from "./explain-misplaced-lines.ts";
import { parseFile, unknownFile } from "./parse-file.ts";
import { checksOf, runChecks, runFileRules } from "./run-rules.ts";
import { schemaDiagnostics } from "./schema-diagnostics.ts";

/** The result of checking a content folder. There is an index exactly where there are no diagnostics. */
export interface CheckedContent {
  /** The number of files that were read. */
  readonly files: number;
  /** All mistakes of all files, in file and line order. */
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: readonly SourceFile[];
  readonly index: ContentIndex | undefined;
}

/** Content that has been read, and perhaps an inspector of its pictures that remembers them. */
export interface ContentToCheck extends RawContent {
  readonly inspectPicture?: PictureInspector;
}

/** Reads and checks a content folder. Paths in reports are relative to `cwd`. */
export function checkContent(model: ContentModel, dir: string, cwd: string): CheckedContent {
  return checkRawContent(model, readContent(dir, cwd));
}

/** Checks content that has been read: its files, their syntax, their schemas, and the relations between pages. */
export function checkRawContent(model: ContentModel, raw: ContentToCheck): CheckedContent {
  const { checked, index } = indexSources(model, raw);
  // Without pages every link would be reported too, although all have that one cause.
  const checks = index.pages.length === 0 ? checksOf(model.checks, "file") : model.checks;
  const diagnostics = [
    ...runFileRules(allFileRules, raw),
    ...checked.flatMap((file) => file.diagnostics),
    ...runChecks(checks, index),
  ];
  return {
    files: raw.sources.length,
    diagnostics: sortDiagnostics(diagnostics).map(withBoundedTexts),
    sources: raw.sources,
    index: diagnostics.length === 0 ? index : undefined,
  };
}

/** The index of content as far as it can be read: what is wrong is not in it, everything else is. */
export function indexRawContent(model: ContentModel, raw: ContentToCheck): ContentIndex {
  return indexSources(model, raw).index;
}

function indexSources(model: ContentModel, raw: ContentToCheck) {
  const checked = raw.sources.map((source) => whileReading(source.displayPath, () => checkFile(model, source)));
  const { assets, readAsset, inspectPicture } = raw;
  return { checked, index: indexContent({ ...model, ...filesOf(raw, checked), assets, readAsset, inspectPicture }) };
}

/** The mistakes that files have by themselves, whatever else the site holds. */
export function checkAlone(model: ContentModel, raw: RawContent): readonly Diagnostic[] {
  const files = new Set([...raw.sources, ...raw.others].map(({ displayPath: file }) => file));
  const { diagnostics } = checkRawContent({ ...model, checks: checksOf(model.checks, "file") }, raw);
  return diagnostics.filter(({ file }) => files.has(file));
}

function checkFile(model: ContentModel, source: SourceFile): DiagnosedFile {
  const known = model.memory.get(source);
  if (known) return known;
  const read = readFile(model, source);
  const diagnostics = explainMisplacedLines(source, read.diagnostics, (other) => readFile(model, other).diagnostics);
  const checked = { ...read, diagnostics };
  model.memory.set(source, checked);
  return checked;
}

function readFile(model: ContentModel, source: SourceFile): DiagnosedFile {
  const isSite = source.path === siteFileName;
  const validate = isSite ? model.validator.site : model.validator.page;
  const { file, diagnostics } = parseFile(source, isSite ? model.siteShape : model.pageShape);
  if (file.data === undefined) return { file, diagnostics };
  const found = schemaDiagnostics(file, validate(file.data)).filter((diagnostic) => !file.isDamaged(diagnostic));
  return { file, diagnostics: [...diagnostics, ...found] };
}

/** The site file and the pages. Files that cannot be read are included, so that links to them are not reported too. */
function filesOf(raw: RawContent, checked: readonly DiagnosedFile[]): { site: IndexedFile; pages: PageFile[] } {
  const unread = unreadPages(raw).map(unreadFile);
  const files: IndexedFile[] = [
    ...checked.map(({ file, diagnostics }) => ({
      ...file,
      isComplete: diagnostics.length === 0,
      wrong: new Set(diagnostics.map(({ pointer }) => pointer)),
    })),
    ...unread,
  ];
  return {
    site:
      files.find(({ source }) => source.path === siteFileName) ??
      unreadFile({ path: siteFileName, displayPath: `${raw.folder}/${siteFileName}` }),
    pages: files
      .filter(({ source }) => source.path !== siteFileName)
      .map((file) => ({ ...file, route: routeOfPage(file.source.path) })),
  };
}

/**
 * Pages that cannot be read, and files with a name that was meant to be that of a page, unless a page has the route
 * already.
 */
function unreadPages({ sources, others }: RawContent): readonly OtherFile[] {
  const taken = new Set([siteFileName, ...sources.map(({ path }) => path)].map(routeOfPage));
  return others.filter(({ path }) => {
    if (isYaml(path)) return true;
    const route = routeOfPage(path);
    if (meantPath(path) === undefined || taken.has(route)) return false;
    taken.add(route);
    return true;
  });
}

function unreadFile({ path, displayPath: file }: Pick<SourceFile, "path" | "displayPath">): IndexedFile {
  return { ...unknownFile({ path, displayPath: file, text: "" }), isComplete: false, wrong: new Set() };
}
