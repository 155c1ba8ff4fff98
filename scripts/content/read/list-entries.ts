import { type Dirent, lstatSync, readdirSync, readlinkSync, type Stats } from "node:fs";
import { join } from "node:path";
import { compareText } from "../diagnostic/diagnostic.ts";
import { dataFolder, isAsset, isHidden, isPageLike, isTable, rowKey } from "./content-path.ts";
import { diskPath } from "./disk-path.ts";
import { type Obstacle, reasonOf } from "./obstacle.ts";
import { formOf } from "./open-regular-file.ts";

/** A regular file in the content folder, or something else in its place, which has an obstacle. */
export interface ContentEntry {
  /** The path inside the content folder, with forward slashes. */
  readonly path: string;
  /** The path on disk, if different: see `diskPath`. */
  readonly file?: string;
  readonly obstacle?: Obstacle;
}

/**
 * Lists a content folder sorted by path, the tables next to it last. A symbolic link is an entry with an obstacle and is
 * never followed; hidden files are left out. Throws if the folder itself cannot be read.
 */
export function listEntries(folder: string): ContentEntry[] {
  const content = listBelow(folder, "");
  const tables = diskPath(folder, dataFolder);
  if (tables === dataFolder) return inOrder(content);
  return [...inOrder(content), ...inOrder(listBeside(folder, tables, content))];
}

function inOrder(entries: readonly ContentEntry[]): ContentEntry[] {
  return [...entries].sort((a, b) => compareText(a.path, b.path));
}

/** The tables next to the content, and entries that cannot be read there. Ignored unless there are templates: the folder may be for other data. */
function listBeside(folder: string, tables: string, content: readonly ContentEntry[]): readonly ContentEntry[] {
  if (!content.some(({ path }) => rowKey(path) !== undefined)) return [];
  const stats = lstatSync(join(folder, tables), { throwIfNoEntry: false });
  if (stats?.isSymbolicLink()) return [{ path: dataFolder, file: tables, obstacle: obstacleAt(folder, tables, stats) }];
  return (stats?.isDirectory() ? listFolder(join(folder, tables), "") : [])
    .map(({ path, ...entry }) => {
      const below = path === "" ? "" : `/${path}`;
      return { ...entry, path: dataFolder + below, file: tables + below };
    })
    .filter(({ path, obstacle }) => obstacle || isTable(path));
}

function listBelow(folder: string, prefix: string): ContentEntry[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = prefix + entry.name;
    // Hidden files belong to systems, editors and Git.
    if (isHidden(entry.isFile() ? path : `${path}/`)) return [];
    if (entry.isFile()) return [{ path }];
    if (!entry.isDirectory()) return [{ path, obstacle: obstacleAt(folder, path, entry) }];
    if (isPageLike(entry.name) && !isAsset(path)) return [{ path, obstacle: { kind: "form", form: formOf(entry) } }];
    return listFolder(folder, `${path}/`);
  });
}

/** The entries of a folder, or the folder itself with an obstacle if it cannot be listed. */
function listFolder(folder: string, prefix: string): ContentEntry[] {
  try {
    return listBelow(folder, prefix);
  } catch (error) {
    return [{ path: prefix.slice(0, -1), obstacle: { kind: "failure", reason: reasonOf(error) } }];
  }
}

function obstacleAt(folder: string, path: string, entry: Dirent | Stats): Obstacle {
  if (!entry.isSymbolicLink()) return { kind: "form", form: formOf(entry) };
  try {
    return { kind: "link", target: readlinkSync(join(folder, path)) };
  } catch {
    return { kind: "missing" };
  }
}
