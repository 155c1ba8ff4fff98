import type { Ajv, ErrorObject, ValidateFunction } from "ajv";
import type { Acceptor } from "./acceptor.ts";
import { createAjv } from "./create-ajv.ts";
import { createPropertyResolver } from "./resolve-properties.ts";
import { type Schema, type SchemaSet, schemaId } from "./schema-set.ts";

/** A schema violation as the validator reports it, with the schema and the data it is about. */
export type SchemaError = ErrorObject;

/** Checks data against the page or the site schema and returns every violation. */
export interface Validator {
  page(data: unknown): readonly SchemaError[];
  site(data: unknown): readonly SchemaError[];
}

/**
 * Compiles the schemas once, when they are first needed: with an acceptor only for data that it refuses, so that content
 * without mistakes does not wait for it. Throws when a schema is wrong: schemas are code, not content.
 */
export function createValidator(schemas: SchemaSet, accepts?: Acceptor): Validator {
  let validator: Validator | undefined;
  const compiled = () => {
    validator ??= compileValidator(schemas);
    return validator;
  };
  return {
    page: (data) => (accepts?.page(data) ? [] : compiled().page(data)),
    site: (data) => (accepts?.site(data) ? [] : compiled().site(data)),
  };
}

function compileValidator(schemas: SchemaSet): Validator {
  const ajv = createAjv(schemas, { allErrors: true, verbose: true });
  const page = compiledSchema(ajv, "page.schema.json");
  const site = compiledSchema(ajv, "site.schema.json");
  const resolve = createPropertyResolver(schemas);
  const errors = (validate: ValidateFunction, data: unknown) =>
    errorsOf(validate, data).map((error) =>
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

function compiledSchema(ajv: Ajv, path: string): ValidateFunction {
  const validate = ajv.getSchema(schemaId(path));
  if (!validate) throw new Error(`There is no schema ${path}.`);
  return validate;
}

function errorsOf(validate: ValidateFunction, data: unknown): readonly SchemaError[] {
  validate(data);
  return validate.errors ?? [];
}
