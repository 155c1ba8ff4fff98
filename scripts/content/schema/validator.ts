import { createRequire } from "node:module";
import type { Ajv, ErrorObject, ValidateFunction } from "ajv";
import type * as AjvStandalone from "ajv/dist/standalone/index.js";
import { fromPointer, toPointer } from "../diagnostic/path.ts";
import { ajvFormats, compileMetaSchema, createAjv, loadAjv } from "./create-ajv.ts";
import { MissingSchemaError, placesIn, type Schema, type SchemaSet, SchemaSlip, schemaId } from "./schema-set.ts";

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
  try {
    const ajv = createAjv(schemas, { allErrors: true, code: { source: true, formats: _`formats` } });
    const code = toCode(ajv, {
      page: schemaId("page.schema.json"),
      site: schemaId("site.schema.json"),
      language: schemaId("language.schema.json"),
    });
    refuseDefaults(ajv, schemas);
    return code;
  } catch (error) {
    refuseSlips(schemas);
    if (error instanceof MissingSchemaError) throw error;
    throw new MissingSchemaError(describeSlip(schemas, (error as Error).message));
  }
}

/** Throws a SchemaSlip for the first block whose schema is no schema. */
function refuseSlips(schemas: SchemaSet): void {
  const validate = compileMetaSchema();
  for (const [path, schema] of blocksIn(schemas)) {
    // Of a value that may have several forms the first error is that of the usual one.
    const [error] = validate(schema) ? [] : (validate.errors ?? []);
    if (!error) continue;
    const { additionalProperty: key } = error.params;
    const at = [...fromPointer(error.instancePath), ...(key === undefined ? [] : [String(key)])];
    const problem =
      key === undefined
        ? `${JSON.stringify(error.data)} ${error.message}`
        : `"${key}" is no keyword of JSON Schema draft-07`;
    throw new SchemaSlip(path, { at, message: `${problem}.`, error });
  }
}

/** Throws a SchemaSlip for a block with a default that its own schema refuses: editors would tell authors to write it. */
function refuseDefaults(ajv: Ajv, schemas: SchemaSet): void {
  for (const [path, block] of blocksIn(schemas)) {
    for (const [schema, place] of placesIn(block)) {
      if (schema.default === undefined) continue;
      const validate = ajv.getSchema(`${schemaId(path)}#${toPointer(place)}`);
      if (!validate || validate(schema.default)) continue;
      const [error] = validate.errors ?? [];
      throw new SchemaSlip(path, {
        at: [...place, "default"],
        message: `The default ${JSON.stringify(schema.default)} is refused by the schema beside it: it ${error?.message}.`,
        hint: schema.enum
          ? `Write one of these: ${schema.enum.map((one) => JSON.stringify(one)).join(", ")}.`
          : "Write one that it allows.",
      });
    }
  }
}

function blocksIn(schemas: SchemaSet): [path: string, schema: Schema][] {
  return [...schemas].filter(([path]) => path.startsWith("blocks/"));
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
