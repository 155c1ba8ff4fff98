import { checksOfSite, type SiteChecks } from "../answers/site-checks.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { SourceFile } from "../read/read-content.ts";
import { allChecks, releaseChecks } from "../rules/all-rules.ts";
import type { Check } from "../rules/toolkit/rule.ts";
import { createFileShape, type FileShape } from "../schema/file-shape.ts";
import { compileFormatMapper, type FormatMapper } from "../schema/map-formats.ts";
import { blockSchemas, type Schema, type SchemaSet } from "../schema/schema-set.ts";
import { compileValidator, loadValidator, type Validator } from "../schema/validator.ts";
import type { ContentFile } from "../yaml/content-file.ts";

/** The compiled schemas and the checks, made once for any number of content folders. */
export interface ContentModel {
  readonly validator: Validator;
  readonly shapes: Readonly<Record<keyof Validator, FileShape>>;
  readonly pageMapper: FormatMapper;
  readonly siteMapper: FormatMapper;
  readonly blockTypes: ReadonlyMap<string, Schema>;
  readonly checks: readonly Check[];
  /** The mistakes of files, by the file object: the same object is not parsed again. */
  readonly memory: WeakMap<SourceFile, DiagnosedFile>;
  /** The findings of single-file checks, by the data of the page: reused as long as page and site data are the same objects. */
  readonly found: WeakMap<object, { readonly site: unknown; readonly diagnostics: readonly Diagnostic[] }>;
}

export interface DiagnosedFile {
  readonly file: ContentFile;
  readonly diagnostics: readonly Diagnostic[];
  /** The pointers of values that are wrong only because of another mistake. */
  readonly lost?: readonly string[];
}

/** For a release, the model also has the checks for content about to be published, which must not have placeholders. */
export function createContentModel(
  schemas: SchemaSet,
  {
    release = false,
    validator = loadValidator(compileValidator(schemas)),
  }: { readonly release?: boolean; readonly validator?: Validator } = {},
): ContentModel {
  return {
    validator,
    shapes: {
      page: createFileShape(schemas, "page.schema.json"),
      site: createFileShape(schemas, "site.schema.json"),
      language: createFileShape(schemas, "language.schema.json"),
    },
    pageMapper: compileFormatMapper(schemas, "page.schema.json"),
    siteMapper: compileFormatMapper(schemas, "site.schema.json"),
    blockTypes: blockSchemas(schemas),
    checks: release ? [...allChecks, ...releaseChecks] : allChecks,
    memory: new WeakMap(),
    found: new WeakMap(),
  };
}

/** The model with only those checks that can stop the build of a site. */
export function stoppingModel(model: ContentModel, site: SiteChecks): ContentModel {
  return { ...model, checks: checksOfSite(model.checks, site, "error") };
}
