import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { listEntries } from "../content/read/list-entries.ts";
import { siteNames, siteSchemas } from "../content/schema/editor-schemas.ts";
import { cacheFolder, codeName, projectRoot, siteProject } from "../program/project.ts";
import { contentHash } from "./content-hash.ts";
import { projectSchemas } from "./project-schemas.ts";

/** The copy of the schemas that `.vscode/settings.json` names. */
const folder = join(cacheFolder, "editor");

/**
 * Writes a copy of the schemas that proposes the routes, folders, icons and assets of the project's own site, unless the
 * content folder is another one or the copy is as it should be. Whatever goes wrong is left: editors work without it.
 */
export function writeSiteSchemas(contentFolder: string): void {
  if (resolve(contentFolder) !== join(siteProject ?? projectRoot, "pages")) return;
  try {
    const paths = listEntries(contentFolder).flatMap(({ path, obstacle }) => (obstacle ? [] : [path]));
    const state = contentHash([codeName, ...paths].join("\n"));
    if (readState() === state) return;
    const schemas = siteSchemas(projectSchemas(), siteNames(paths));
    for (const [path, schema] of schemas) write(path, JSON.stringify(schema));
    write("state", state);
  } catch {}
}

function readState(): string | undefined {
  try {
    return readFileSync(join(folder, "state"), "utf8");
  } catch {
    return undefined;
  }
}

/** Editors see either the old text or the new one. */
function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
