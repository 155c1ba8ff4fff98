import { join } from "node:path";
import type { ContentModel } from "../content/check/content-model.ts";
import { createContentModel } from "../content/check/content-model.ts";
import type { SchemaSet } from "../content/schema/schema-set.ts";
import { compileValidator, loadValidator } from "../content/schema/validator.ts";
import type { Project } from "../program/project.ts";
import { readKept, tryToKeep } from "./kept-file.ts";
import { projectSchemas } from "./project-schemas.ts";

/** The model for schemas that have not changed since the command started: it uses the compiled schemas of the cache. */
export function loadModel(project: Project, release = false, schemas = projectSchemas(project)): ContentModel {
  return createContentModel(schemas, {
    release,
    validator: loadValidator(loadSchemaCode(project.codeFolder, schemas)),
  });
}

/** The compiled schemas as they were when the command started, from the cache. They are compiled and kept if they are not in it. */
export function loadSchemaCode(codeFolder: string, schemas: SchemaSet): string {
  const file = join(codeFolder, "schemas.cjs");
  const known = readKept(file);
  if (known) return known.toString("utf8");
  const code = compileValidator(schemas);
  tryToKeep(file, code);
  return code;
}
