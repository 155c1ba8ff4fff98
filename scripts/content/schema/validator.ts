import type { ErrorObject, ValidateFunction } from "ajv";
import type { Acceptor } from "./acceptor.ts";
import { createAjv } from "./create-ajv.ts";
import { createPropertyResolver, withPlaces } from "./resolve-properties.ts";
import { type CompiledSchemas, runSchemaCode, writeSchemaCode } from "./schema-code.ts";
import { type Schema, type SchemaSet, schemaId } from "./schema-set.ts";

/** A schema violation as the validator reports it, with the schema and the data it is about. */
export type SchemaError = ErrorObject;

/** Checks data against the page or the site schema and returns every violation. */
export interface Validator {
  page(data: unknown): readonly SchemaError[];
  site(data: unknown): readonly SchemaError[];
}

export interface CompiledForms {
  readonly accepts: Acceptor;
  /** The JavaScript that `compileExplainer` returned. */
  explainer?(): string;
}

/**
 * Asks the acceptor first, where there is one: what says what is wrong is loaded, or compiled, only for data which it refuses. Throws
 * when a schema is wrong: schemas are code, not content.
 */
export function createValidator(schemas: SchemaSet, { accepts, explainer }: Partial<CompiledForms> = {}): Validator {
  let explaining: Validator | undefined;
  const explain = () => {
    explaining ??= asValidator(schemas, explainer ? runSchemaCode(explainer()) : compile(schemas));
    return explaining;
  };
  return {
    page: (data) => (accepts?.page(data) ? [] : explain().page(data)),
    site: (data) => (accepts?.site(data) ? [] : explain().site(data)),
  };
}

/** With `verbose` each violation has the schema and the data that it is about. */
const options = { allErrors: true, verbose: true };

/** Compiles to JavaScript what says all that is wrong with data. */
export function compileExplainer(schemas: SchemaSet): string {
  return writeSchemaCode(withPlaces(schemas), options);
}

function compile(schemas: SchemaSet): CompiledSchemas {
  const ajv = createAjv(withPlaces(schemas), options);
  const compiled = (path: string) => {
    const validate = ajv.getSchema(schemaId(path));
    if (!validate) throw new Error(`There is no schema ${path}.`);
    // The cast is safe: no schema is asynchronous.
    return validate as ValidateFunction;
  };
  return { page: compiled("page.schema.json"), site: compiled("site.schema.json") };
}

function asValidator(schemas: SchemaSet, { page, site }: CompiledSchemas): Validator {
  const resolve = createPropertyResolver(schemas);
  const errors = (validate: ValidateFunction, data: unknown) =>
    schemaErrors(validate, data).map((error) =>
      // With `verbose` the validator always gives the schema that holds the keyword.
      keyErrors.has(error.keyword) ? { ...error, parentSchema: resolve((error.parentSchema ?? {}) as Schema) } : error,
    );
  return { page: (data) => errors(page, data), site: (data) => errors(site, data) };
}

/**
 * Keywords whose errors are about keys, and about the branches of a union. Their messages name the values that the keys
 * can have and the names of the branches, so the schemas of both are resolved.
 */
const keyErrors = new Set(["required", "additionalProperties", "discriminator"]);

function schemaErrors(validate: ValidateFunction, data: unknown): readonly SchemaError[] {
  validate(data);
  return validate.errors ?? [];
}
