import { createRequire } from "node:module";
import type { ErrorObject, ValidateFunction } from "ajv";
import type * as AjvStandalone from "ajv/dist/standalone/index.js";
import { ajvFormats, createAjv, loadAjv } from "./create-ajv.ts";
import { defaultSlips, exampleSlips, keywordSlips } from "./keyword-slips.ts";
import { MissingSchemaError, type SchemaSet, schemaId } from "./schema-set.ts";
import { SchemaSlip, type Slip } from "./schema-slip.ts";

export type SchemaError = ErrorObject;

/** Checks data against the schema of pages, of sites or of their languages and returns every violation. */
export interface Validator {
  page(data: unknown): readonly SchemaError[];
  site(data: unknown): readonly SchemaError[];
  language(data: unknown): readonly SchemaError[];
}

/**
 * Compiles the schemas to JavaScript for `loadValidator`. Compiling takes longer than validating a thousand pages, so the result can
 * be cached. Throws a SchemaSlip for a block whose schema is no schema, and a MissingSchemaError for another that has a keyword or a
 * format that nothing knows, or a reference to nothing.
 */
export function compileValidator(schemas: SchemaSet): string {
  const { _ } = loadAjv();
  // `require` gives no type; it is that of the file.
  const { default: toCode }: typeof AjvStandalone = createRequire(import.meta.url)("ajv/dist/standalone/index.js");
  let slips: readonly Slip[];
  try {
    const ajv = createAjv(schemas, { allErrors: true, code: { source: true, formats: _`formats` } });
    const code = toCode(ajv, {
      page: schemaId("page.schema.json"),
      site: schemaId("site.schema.json"),
      language: schemaId("language.schema.json"),
    });
    slips = [...defaultSlips(ajv, schemas), ...exampleSlips(ajv, schemas)];
    if (slips.length === 0) return code;
  } catch (error) {
    slips = keywordSlips(schemas);
    if (slips.length === 0) throw new MissingSchemaError(describeSlip(schemas, (error as Error).message));
  }
  throw new SchemaSlip(slips, schemas);
}

/** What ajv says of a slip in a schema, with the schemas that have the word in it: it names no file for a keyword. */
function describeSlip(schemas: SchemaSet, message: string): string {
  const [word] = /"[^"]+"/.exec(message) ?? [];
  const files = [...schemas].flatMap(([path, schema]) =>
    word !== undefined && JSON.stringify(schema).includes(word) ? [`schema/${path}`] : [],
  );
  return `${[...files, message].join(": ")}.`;
}

/** The validator in the JavaScript that `compileValidator` returned, which has the form of CommonJS. */
export function loadValidator(code: string): Validator {
  const module: { exports: Partial<Record<keyof Validator, ValidateFunction>> } = { exports: {} };
  const run = new Function("module", "exports", "require", "formats", code);
  run(module, module.exports, createRequire(import.meta.url), ajvFormats);
  const { page, site, language } = module.exports;
  if (!page || !site || !language) throw new Error("The compiled schemas lack a validator.");
  return {
    page: (data) => errorsOf(page, data),
    site: (data) => errorsOf(site, data),
    language: (data) => errorsOf(language, data),
  };
}

function errorsOf(validate: ValidateFunction, data: unknown): readonly SchemaError[] {
  return validate(data) ? [] : (validate.errors ?? []);
}
