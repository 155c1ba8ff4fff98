import { type Dirent, existsSync, lstatSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { dataFolder, isHidden, isTable } from "./content-path.ts";

/** The folder of tables beside the content folder of a project. */
const besideFolder = "data";

/** Where the folder of tables beside a content folder is, or would be; undefined for a site of YAML alone. */
export function folderBeside(folder: string): string | undefined {
  const [project, name] = [dirname(resolve(folder)), basename(resolve(folder))];
  return name !== besideFolder && existsSync(join(project, "package.json")) ? join(project, besideFolder) : undefined;
}

/**
 * The path on disk of something in the content, from the content folder: its own, but for the tables of a project. These lie in
 * `data/` beside it where that has a table, or where there is no `_data/`: within the program they are in `_data/` all the same.
 */
export function diskPath(folder: string, path: string): string {
  const isOfTables = path === dataFolder || path.startsWith(`${dataFolder}/`);
  return isOfTables && areTablesBeside(folder) ? `../${besideFolder}${path.slice(dataFolder.length)}` : path;
}

/** The path in the content of something on disk, from the content folder: what `diskPath` is made of. */
export function contentPath(path: string): string {
  return path.replace(/^\.\.\/data(?=\/)/, dataFolder);
}

function areTablesBeside(folder: string): boolean {
  const beside = folderBeside(folder);
  return beside !== undefined && (holdsTable(beside) || !existsSync(join(folder, dataFolder)));
}

/** Whether there is a table in a real folder, or below it. */
function holdsTable(folder: string): boolean {
  let entries: readonly Dirent[];
  try {
    if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
    entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isHidden(name));
  } catch {
    return false;
  }
  return (
    entries.some((entry) => entry.isFile() && isTable(`${dataFolder}/${entry.name}`)) ||
    entries.some((entry) => entry.isDirectory() && holdsTable(join(folder, entry.name)))
  );
}
