import { join } from "node:path";
import type { SchemaSet } from "../content/schema/schema-set.ts";
import { compileValidator } from "../content/schema/validator.ts";
import { readChecksummed, writeChecksummed } from "./checksummed-file.ts";

/**
 * Reads the compiled schemas from the cache, and first compiles them where they are missing or damaged. The schemas are those that
 * the renderer had when the command started.
 */
export function loadSchemaCode(codeFolder: string, schemas: SchemaSet): string {
  const file = join(codeFolder, "schemas.cjs");
  const known = readChecksummed(file);
  if (typeof known === "string") return known;
  const code = compileValidator(schemas);
  try {
    writeChecksummed(file, code);
  } catch {
    // Where nothing can be kept, they are compiled each time.
  }
  return code;
}
