import { createRequire } from "node:module";
import type * as AjvStandalone from "ajv/dist/standalone/index.js";
import { ajvFormats, createAjv } from "./create-ajv.ts";
import { loadAjv } from "./load-ajv.ts";
import { type SchemaSet, schemaId } from "./schema-set.ts";

/** Says whether data are valid by the page or the site schema, without saying what is wrong. */
export interface Acceptor {
  page(data: unknown): boolean;
  site(data: unknown): boolean;
}

/**
 * Compiles the schemas to JavaScript for `loadAcceptor`. Compiling takes longer than validating a thousand pages, so
 * the result can be cached.
 */
export function compileAcceptor(schemas: SchemaSet): string {
  const { _ } = loadAjv();
  const ajv = createAjv(schemas, { code: { source: true, formats: _`formats` } });
  // `require` gives no type; it is that of the file.
  const { default: toCode }: typeof AjvStandalone = createRequire(import.meta.url)("ajv/dist/standalone/index.js");
  return toCode(ajv, { page: schemaId("page.schema.json"), site: schemaId("site.schema.json") });
}

/** Makes an acceptor from the JavaScript that `compileAcceptor` returned. */
export function loadAcceptor(code: string): Acceptor {
  const module: { exports: Partial<Acceptor> } = { exports: {} };
  const run = new Function("module", "exports", "require", "formats", code);
  run(module, module.exports, createRequire(import.meta.url), ajvFormats);
  const { page, site } = module.exports;
  if (!page || !site) throw new Error("The compiled schemas lack a validator.");
  return { page, site };
}
