import type { Page, SiteContent } from "../../src/content.gen.ts";
import { allChecks } from "./checks/all-checks.ts";
import { type ContentIndex, indexContent, type PageFile, routeOf, type SiteFile } from "./content-index.ts";
import { type Diagnostic, sortDiagnostics, startOfFile } from "./diagnostic.ts";
import { isRoute } from "./formats.ts";
import { compileFormatMapper, type FormatMapper } from "./map-formats.ts";
import { type ContentFile, parseFile } from "./parse-file.ts";
import { displayPath, readContent, type SourceFile } from "./read-content.ts";
import { schemaDiagnostics } from "./schema-diagnostics.ts";
import type { SchemaSet } from "./schema-set.ts";
import { createValidator, type Validator } from "./validator.ts";

/** The compiled schemas: made once, used for any number of content folders. */
export interface ContentModel {
  readonly validator: Validator;
  readonly pageMapper: FormatMapper;
  readonly siteMapper: FormatMapper;
}

/** The result of checking a content folder. There is an index exactly where there are no diagnostics. */
export interface CheckedContent {
  /** How many files were read. */
  readonly files: number;
  /** All mistakes of all files, in file and line order. */
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: readonly SourceFile[];
  readonly index: ContentIndex | undefined;
}

const siteFileName = "_site.yaml";

export function createContentModel(schemas: SchemaSet): ContentModel {
  return {
    validator: createValidator(schemas),
    pageMapper: compileFormatMapper(schemas, "page.schema.json"),
    siteMapper: compileFormatMapper(schemas, "site.schema.json"),
  };
}

/** Reads and checks a content folder: syntax, schema, and what holds between pages. `cwd` is what reports are relative to. */
export function checkContent(model: ContentModel, dir: string, cwd: string): CheckedContent {
  const raw = readContent(dir, cwd);
  const diagnostics = [...raw.diagnostics];
  const pages: PageFile[] = [];
  let site: SiteFile | undefined;
  for (const source of raw.sources) {
    const parsed = parseFile(source);
    diagnostics.push(...parsed.diagnostics);
    if (!parsed.file) continue;
    const isSite = source.path === siteFileName;
    const errors = isSite ? model.validator.site(parsed.file.data) : model.validator.page(parsed.file.data);
    const found = [...schemaDiagnostics(parsed.file, errors), ...(isSite ? [] : fileNameDiagnostics(source))];
    diagnostics.push(...found);
    if (found.length > 0) continue;
    if (isSite) site = asSite(parsed.file);
    else pages.push(asPage(parsed.file));
  }
  if (raw.diagnostics.every(({ code }) => code !== "unreadable-folder"))
    diagnostics.push(...missingFiles(raw.sources, dir, cwd));
  const complete = site && diagnostics.length === 0;
  const index = complete && site ? indexContent(site, pages, { assets: raw.assets, ...model }) : undefined;
  if (index) diagnostics.push(...allChecks.flatMap((check) => check(index)));
  return {
    files: raw.sources.length,
    diagnostics: sortDiagnostics(diagnostics),
    sources: raw.sources,
    index: diagnostics.length === 0 ? index : undefined,
  };
}

function asSite(file: ContentFile): SiteFile {
  // The validator accepted it. Formatted texts are still text; the checks and the build know them by their references.
  return { ...file, content: file.data as SiteContent };
}

function asPage(file: ContentFile): PageFile {
  // As for the site file.
  return { ...file, route: routeOf(file.source.path), page: file.data as Page };
}

function fileNameDiagnostics(source: SourceFile): Diagnostic[] {
  if (isRoute(routeOf(source.path))) return [];
  const better = source.path.toLowerCase().replace(/[^a-z0-9/.]+/g, "-");
  return [
    {
      ...startOfFile,
      code: "invalid-file-name",
      message: "The path of a page is its route, and this one has characters that a route cannot have.",
      hint: `Use lower-case letters, digits and hyphens: ${better}.`,
      file: source.file,
      pointer: "",
    },
  ];
}

function missingFiles(sources: readonly SourceFile[], dir: string, cwd: string): Diagnostic[] {
  const folder = displayPath(dir, cwd);
  const missing = (code: string, message: string, hint: string): Diagnostic => ({
    ...startOfFile,
    code,
    message,
    hint,
    file: folder,
    pointer: "",
  });
  if (sources.every(({ path }) => path === siteFileName)) {
    return [missing("no-pages", "The content folder has no pages.", "Add index.yaml: the page with the route /.")];
  }
  if (sources.every(({ path }) => path !== siteFileName)) {
    return [
      missing(
        "missing-site-file",
        `The content folder has no ${siteFileName}.`,
        "Add it: it names the brand, the origin, the menus and the footer.",
      ),
    ];
  }
  return [];
}
