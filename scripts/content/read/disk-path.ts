import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { dataFolder } from "./content-path.ts";

/** The files one of which, beside a content folder, makes the folder around it a project: see `siteProjectOf`. */
export const projectFiles = ["package.json", "yaml-pages.config.ts"];

/** The folder of tables beside the content folder of a project. */
const besideFolder = "data";

/** Where the folder of tables beside a content folder is, or would be; undefined for a site of YAML alone. */
export function folderBeside(folder: string): string | undefined {
  const [project, name] = [dirname(resolve(folder)), basename(resolve(folder))];
  return name !== besideFolder && projectFiles.some((file) => existsSync(join(project, file)))
    ? join(project, besideFolder)
    : undefined;
}

/**
 * The path on disk of something in the content, from the content folder: its own, but for the tables of a project. These lie in
 * `data/` beside it where there is no `_data/`: within the program they are in `_data/` all the same.
 */
export function diskPath(folder: string, path: string): string {
  const isOfTables = path === dataFolder || path.startsWith(`${dataFolder}/`);
  // A folder of tables in the content counts alone: what is beside it then is the project's.
  const isBeside = isOfTables && folderBeside(folder) !== undefined && !existsSync(join(folder, dataFolder));
  return isBeside ? `../${besideFolder}${path.slice(dataFolder.length)}` : path;
}

/** The path in the content of something on disk, from the content folder: what `diskPath` is made of. */
export function contentPath(path: string): string {
  return path.replace(/^\.\.\/data(?=\/)/, dataFolder);
}
