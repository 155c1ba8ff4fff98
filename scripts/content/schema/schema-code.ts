import { createRequire } from "node:module";
import type { Options, ValidateFunction } from "ajv";
import type * as AjvStandalone from "ajv/dist/standalone/index.js";
import { ajvFormats, createAjv } from "./create-ajv.ts";
import { loadAjv } from "./load-ajv.ts";
import { type SchemaSet, schemaId } from "./schema-set.ts";

/** The compiled page and site schema. */
export interface CompiledSchemas {
  readonly page: ValidateFunction;
  readonly site: ValidateFunction;
}

/**
 * Compiles the schemas to JavaScript for `runSchemaCode`. Compiling takes longer than validating a thousand pages, so the result can
 * be cached.
 */
export function writeSchemaCode(schemas: SchemaSet, options: Options): string {
  const { _ } = loadAjv();
  const ajv = createAjv(schemas, { ...options, code: { source: true, formats: _`formats` } });
  // `require` gives no type; it is that of the file.
  const { default: toCode }: typeof AjvStandalone = createRequire(import.meta.url)("ajv/dist/standalone/index.js");
  return toCode(ajv, { page: schemaId("page.schema.json"), site: schemaId("site.schema.json") });
}

/** The validators in the JavaScript that `writeSchemaCode` returned. */
export function runSchemaCode(code: string): CompiledSchemas {
  const module: { exports: Partial<CompiledSchemas> } = { exports: {} };
  const run = new Function("module", "exports", "require", "formats", code);
  run(module, module.exports, createRequire(import.meta.url), ajvFormats);
  const { page, site } = module.exports;
  if (!page || !site) throw new Error("The compiled schemas lack a validator.");
  return { page, site };
}
