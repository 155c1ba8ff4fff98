import type { ContentModel } from "../content/check/content-model.ts";
import { createContentModel } from "../content/check/content-model.ts";
import { loadValidator } from "../content/schema/validator.ts";
import type { Project } from "../program/project.ts";
import { loadSchemaCode } from "./load-schema-code.ts";
import { projectSchemas } from "./project-schemas.ts";

/** The model for schemas that have not changed since the command started: it uses the compiled schemas of the cache. */
export function loadModel(project: Project, release = false, schemas = projectSchemas(project)): ContentModel {
  return createContentModel(schemas, {
    release,
    validator: loadValidator(loadSchemaCode(project.codeFolder, schemas)),
  });
}
