import { type RunCode, runSchemaCode, writeSchemaCode } from "./schema-code.ts";
import type { SchemaSet } from "./schema-set.ts";

/** Says whether data are valid by the page or the site schema, without saying what is wrong. */
export interface Acceptor {
  page(data: unknown): boolean;
  site(data: unknown): boolean;
}

/** Compiles the schemas to JavaScript for `loadAcceptor`. */
export function compileAcceptor(schemas: SchemaSet): string {
  return writeSchemaCode(schemas, {});
}

/** Makes an acceptor from the JavaScript that `compileAcceptor` returned. */
export function loadAcceptor(code: string, run?: RunCode): Acceptor {
  return runSchemaCode(code, run);
}
