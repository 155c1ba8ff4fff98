import { join } from "node:path";
import { compileAcceptor, loadAcceptor } from "../content/schema/acceptor.ts";
import type { SchemaSet } from "../content/schema/schema-set.ts";
import { type CompiledForms, compileExplainer } from "../content/schema/validator.ts";
import { codeFolder } from "../program/project.ts";
import { damaged, readChecksummed, writeChecksummed } from "./checksummed-file.ts";

const compilers = { acceptor: compileAcceptor, explainer: compileExplainer };

/**
 * Reads compiled schemas from the cache, and first compiles them where they are missing or damaged. The schemas are those that
 * the renderer had when the command started.
 */
export function loadSchemaCode(
  form: keyof typeof compilers,
  schemas: SchemaSet,
  warn: (message: string) => void,
): string {
  const file = join(codeFolder, `${form}.cjs`);
  const known = readChecksummed(file);
  if (known === damaged) warn("The compiled schemas in the cache are damaged: they are compiled anew.");
  if (typeof known === "string") return known;
  const code = compilers[form](schemas);
  try {
    writeChecksummed(file, code);
  } catch (error) {
    warn(`The compiled schemas cannot be kept: ${(error as Error).message}.`);
  }
  return code;
}

/** The compiled schemas of the cache; what says what is wrong is read when it is needed. */
export function loadCompiledForms(
  schemas: SchemaSet,
  warn: (message: string) => void,
  acceptor = loadSchemaCode("acceptor", schemas, warn),
): CompiledForms {
  return { accepts: loadAcceptor(acceptor), explainer: () => loadSchemaCode("explainer", schemas, warn) };
}
