import { join } from "node:path";
import type { SchemaSet } from "../content/schema/schema-set.ts";
import { compileValidator } from "../content/schema/validator.ts";
import { damaged, readChecksummed, writeChecksummed } from "./checksummed-file.ts";

/**
 * Reads the compiled schemas from the cache, and first compiles them where they are missing or damaged. The schemas are those that
 * the renderer had when the command started.
 */
export function loadSchemaCode(codeFolder: string, schemas: SchemaSet, warn: (message: string) => void): string {
  const file = join(codeFolder, "schemas.cjs");
  const known = readChecksummed(file);
  if (known === damaged) warn("The compiled schemas in the cache are damaged: they are compiled anew.");
  if (typeof known === "string") return known;
  const code = compileValidator(schemas);
  try {
    writeChecksummed(file, code);
  } catch (error) {
    warn(`The compiled schemas cannot be kept: ${(error as Error).message}.`);
  }
  return code;
}
