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

/** The compiled schemas and the checks: made once, used for any number of content folders. */
export interface ContentModel {
  readonly validator: Validator;
  readonly shapes: Readonly<Record<keyof Validator, FileShape>>;
  readonly pageMapper: FormatMapper;
  readonly siteMapper: FormatMapper;
  readonly blockTypes: ReadonlyMap<string, Schema>;
  readonly checks: readonly Check[];
  /** The mistakes found in files: as long as a file is the same object, it is not parsed again. */
  readonly memory: WeakMap<SourceFile, DiagnosedFile>;
  /** The findings of single files' checks in the data of pages, beside which site file: as long as both are the same objects, nobody looks again. */
  readonly found: WeakMap<object, { readonly site: unknown; readonly diagnostics: readonly Diagnostic[] }>;
}

export interface DiagnosedFile {
  readonly file: ContentFile;
  readonly diagnostics: readonly Diagnostic[];
  /** The pointers of values that are wrong only because of another mistake. */
  readonly lost?: readonly string[];
}

/** For a release it has the checks of content that is about to be published, which must not have placeholders. */
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

/** The model with the checks alone that can stop a build of a site. */
export function stoppingModel(model: ContentModel, site: SiteChecks): ContentModel {
  return { ...model, checks: checksOfSite(model.checks, site, "error") };
}
