import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { listEntries } from "../content/read/list-entries.ts";
import { siteNames, siteSchemas } from "../content/schema/editor-schemas.ts";
import type { Project } from "../program/project.ts";
import { contentHash } from "./content-hash.ts";
import { projectSchemas } from "./project-schemas.ts";

/**
 * Writes a copy of the schemas that proposes the routes, folders, icons and assets of the project's own site, unless the
 * content folder is another one or the copy is as it should be. Whatever goes wrong is left: editors work without it.
 */
export function writeSiteSchemas(project: Project, contentFolder: string): void {
  if (resolve(contentFolder) !== join(project.site ?? project.root, "pages")) return;
  // `.vscode/settings.json` names it.
  const folder = join(project.cache, "editor");
  try {
    const paths = listEntries(contentFolder).flatMap(({ path, obstacle }) => (obstacle ? [] : [path]));
    const state = contentHash([project.code, ...paths].join("\n"));
    if (readState(folder) === state) return;
    const schemas = siteSchemas(projectSchemas(project), siteNames(paths));
    for (const [path, schema] of schemas) write(join(folder, path), JSON.stringify(schema));
    write(join(folder, "state"), state);
  } catch {}
}

function readState(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, "state"), "utf8");
  } catch {
    return undefined;
  }
}

/** Editors see either the old text or the new one. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
