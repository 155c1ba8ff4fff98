import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { listEntries } from "../content/read/list-entries.ts";
import { siteNames, siteSchemas } from "../content/schema/editor-schemas.ts";
import type { Project } from "../program/project.ts";
import { contentHash } from "./content-hash.ts";
import { projectSchemas } from "./project-schemas.ts";
import { writeWhole } from "./replace-file.ts";

/**
 * Writes a copy of the schemas that proposes the routes, folders, icons and assets of the project's own site, unless the
 * content folder is another one or the copy is up to date. Errors are ignored: editors work without it.
 * `rows` are the paths of the pages that are rows of tables.
 */
export function writeSiteSchemas(project: Project, contentFolder: string, rows: readonly string[] = []): void {
  if (resolve(contentFolder) !== join(project.site ?? project.root, "pages")) return;
  // `.vscode/settings.json` refers to it.
  const folder = join(project.cache, "editor");
  try {
    const paths = listEntries(contentFolder).flatMap(({ path, obstacle }) => (obstacle ? [] : [path]));
    const state = contentHash([project.code, ...paths, ...rows].join("\n"));
    if (readState(folder) === state) return;
    const schemas = siteSchemas(projectSchemas(project), siteNames(paths, rows));
    for (const [path, schema] of schemas) writeWhole(join(folder, path), JSON.stringify(schema));
    writeWhole(join(folder, "state"), state);
  } catch {}
}

function readState(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, "state"), "utf8");
  } catch {
    return undefined;
  }
}
