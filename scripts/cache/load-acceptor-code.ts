import { compileAcceptor } from "../content/schema/acceptor.ts";
import type { SchemaSet } from "../content/schema/schema-set.ts";
import { damaged, readChecksummed, writeChecksummed } from "./checksummed-file.ts";

/** Reads the compiled schemas from a file of the cache, and first compiles them if it is missing or damaged. */
export function loadAcceptorCode(file: string, schemas: SchemaSet, warn: (message: string) => void): string {
  const known = readChecksummed(file);
  if (known === damaged) warn("The compiled schemas in the cache are damaged: they are compiled anew.");
  if (typeof known === "string") return known;
  const code = compileAcceptor(schemas);
  try {
    writeChecksummed(file, code);
  } catch (error) {
    warn(`The compiled schemas cannot be kept: ${(error as Error).message}.`);
  }
  return code;
}
