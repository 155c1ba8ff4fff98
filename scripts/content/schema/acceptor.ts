import { createRequire } from "node:module";
import { _ } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { ajvFormats, createAjv } from "./create-ajv.ts";
import { type SchemaSet, schemaId } from "./schema-set.ts";

/** Says whether data are as the page or the site schema wants them, and nothing else. */
export interface Acceptor {
  page(data: unknown): boolean;
  site(data: unknown): boolean;
}

/**
 * Compiles the schemas to the text of a program that `loadAcceptor` runs. To compile takes longer than to validate a
 * thousand pages, so the text can be kept.
 */
export function compileAcceptor(schemas: SchemaSet): string {
  const ajv = createAjv(schemas, { code: { source: true, formats: _`formats` } });
  // The package is CommonJS, and its default export is where a compiler or Node puts it.
  const toCode = "default" in standaloneCode ? (standaloneCode.default as typeof standaloneCode) : standaloneCode;
  return toCode(ajv, { page: schemaId("page.schema.json"), site: schemaId("site.schema.json") });
}

/** Runs what `compileAcceptor` wrote. */
export function loadAcceptor(code: string): Acceptor {
  const module: { exports: Partial<Acceptor> } = { exports: {} };
  const run = new Function("module", "exports", "require", "formats", code);
  run(module, module.exports, createRequire(import.meta.url), ajvFormats);
  const { page, site } = module.exports;
  if (!page || !site) throw new Error("The compiled schemas lack a validator.");
  return { page, site };
}
