import { createRequire } from "node:module";
import type { Options, ValidateFunction } from "ajv";
import type * as AjvStandalone from "ajv/dist/standalone/index.js";
import { ajvFormats, createAjv } from "./create-ajv.ts";
import { loadAjv } from "./load-ajv.ts";
import { type SchemaSet, schemaId } from "./schema-set.ts";

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

/** Runs JavaScript in the form of CommonJS, with further parameters, and returns what it exports. */
export type RunCode = (code: string, parameters: Readonly<Record<string, unknown>>) => unknown;

/** The validators in the JavaScript that `writeSchemaCode` returned. */
export function runSchemaCode(code: string, run: RunCode = runCode): CompiledSchemas {
  // It exports the functions that `writeSchemaCode` names.
  const { page, site } = run(code, { formats: ajvFormats }) as Partial<CompiledSchemas>;
  if (!page || !site) throw new Error("The compiled schemas lack a validator.");
  return { page, site };
}

const runCode: RunCode = (code, parameters) => {
  const module: { exports: unknown } = { exports: {} };
  const run = new Function("module", "exports", "require", ...Object.keys(parameters), code);
  run(module, module.exports, createRequire(import.meta.url), ...Object.values(parameters));
  return module.exports;
};
