import { loadModel } from "../cache/load-model.ts";
import { projectSchemas } from "../cache/project-schemas.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import type { Project } from "../program/project.ts";

/** The model of the schemas of a project for a command that ends: it uses the compiled schemas of the cache. */
export function commandModel(project: Project, release = false): ContentModel {
  const warn = (message: string) => process.stderr.write(`${message}\n`);
  return loadModel(project.codeFolder, projectSchemas(project), { release, warn });
}
