import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { dataFolder } from "./content-path.ts";

/** Files that make the folder around a content folder a project: see `siteProjectOf`. */
export const projectFiles = ["package.json", "yaml-pages.config.ts"];

/** The folder of tables next to the content folder of a project. */
const besideFolder = "data";

/** The folder of tables next to a content folder, whether it exists or not; undefined for a site that is not a project. */
export function folderBeside(folder: string): string | undefined {
  const [project, name] = [dirname(resolve(folder)), basename(resolve(folder))];
  return name !== besideFolder && projectFiles.some((file) => existsSync(join(project, file)))
    ? join(project, besideFolder)
    : undefined;
}

/**
 * The path on disk of a file in the content, relative to the content folder: the same, except for the tables of a project. These are in
 * `data/` next to it if there is no `_data/`, but the program always treats them as files in `_data/`.
 */
export function diskPath(folder: string, path: string): string {
  const isOfTables = path === dataFolder || path.startsWith(`${dataFolder}/`);
  // If the content has a folder of tables, one next to it belongs to the project.
  const isBeside = isOfTables && folderBeside(folder) !== undefined && !existsSync(join(folder, dataFolder));
  return isBeside ? `../${besideFolder}${path.slice(dataFolder.length)}` : path;
}

/** The path in the content of a file on disk, relative to the content folder: the inverse of `diskPath`. */
export function contentPath(path: string): string {
  return path.replace(/^\.\.\/data(?=\/)/, dataFolder);
}
