import { createRequire } from "node:module";
import type { ErrorObject, ValidateFunction } from "ajv";
import type * as AjvStandalone from "ajv/dist/standalone/index.js";
import { ajvFormats, createAjv, loadAjv } from "./create-ajv.ts";
import { MissingSchemaError, type SchemaSet, schemaId } from "./schema-set.ts";
import { SchemaSlip, slipsIn } from "./schema-slips.ts";

export type SchemaError = ErrorObject;

const kinds = ["page", "site", "language"] as const;

/** Checks data against the schema of pages, of sites or of their languages and returns every violation. */
export type Validator = Readonly<Record<(typeof kinds)[number], (data: unknown) => readonly SchemaError[]>>;

/**
 * Compiles the schemas to JavaScript for `loadValidator`. Compiling takes longer than validating a thousand pages, so the result can
 * be cached. Throws a SchemaSlip for a block whose schema is no schema, and a MissingSchemaError for another that has a keyword or a
 * format that nothing knows, or a reference to nothing.
 */
export function compileValidator(schemas: SchemaSet): string {
  const { _ } = loadAjv();
  // `require` gives no type; it is that of the file.
  const { default: toCode }: typeof AjvStandalone = createRequire(import.meta.url)("ajv/dist/standalone/index.js");
  const ajv = createAjv(schemas, { allErrors: true, code: { source: true, formats: _`formats` } });
  try {
    const slips = slipsIn(schemas, ajv);
    if (slips.length > 0) throw new SchemaSlip(slips);
    return toCode(ajv, Object.fromEntries(kinds.map((kind) => [kind, schemaId(`${kind}.schema.json`)])));
  } catch (error) {
    throw error instanceof SchemaSlip ? error : new MissingSchemaError(`schema: ${(error as Error).message}.`);
  }
}

/** The validator in the JavaScript that `compileValidator` returned, which has the form of CommonJS. */
export function loadValidator(code: string): Validator {
  const module: { exports: Partial<Record<keyof Validator, ValidateFunction>> } = { exports: {} };
  const run = new Function("module", "exports", "require", "formats", code);
  run(module, module.exports, createRequire(import.meta.url), ajvFormats);
  const errorsIn = (kind: (typeof kinds)[number]) => {
    const validate = module.exports[kind];
    if (!validate) throw new Error("The compiled schemas lack a validator.");
    return (data: unknown) => (validate(data) ? [] : (validate.errors ?? []));
  };
  return { page: errorsIn("page"), site: errorsIn("site"), language: errorsIn("language") };
}
