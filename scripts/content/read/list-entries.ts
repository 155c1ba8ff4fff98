import { type Dirent, lstatSync, readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../diagnostic/diagnostic.ts";
import { isAsset, isHidden, isPageLike } from "./content-path.ts";
import { type Obstacle, reasonOf } from "./obstacle.ts";
import { formOf } from "./open-regular-file.ts";

/** A regular file in the content folder, or whatever stands in the place of one: then it has an obstacle. */
export interface ContentEntry {
  /** The path inside the content folder, with forward slashes. */
  readonly path: string;
  readonly obstacle?: Obstacle;
}

/**
 * Lists a content folder in the order of paths. A symbolic link is an entry with an obstacle and is never followed;
 * hidden files are left out. Throws where the folder itself cannot be read.
 */
export function listEntries(folder: string): ContentEntry[] {
  return listBelow(folder, "").sort((a, b) => compareText(a.path, b.path));
}

function listBelow(folder: string, prefix: string): ContentEntry[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = prefix + entry.name;
    if (isLeftOut(path, entry)) return [];
    if (isUnspeakable(folder, path)) return [{ path, obstacle: { kind: "name" } }];
    if (entry.isFile()) return [{ path }];
    if (!entry.isDirectory()) return [{ path, obstacle: obstacleAt(folder, path, entry) }];
    if (isPageLike(entry.name) && !isAsset(path)) return [{ path, obstacle: { kind: "form", form: formOf(entry) } }];
    try {
      return listBelow(folder, `${path}/`);
    } catch (error) {
      return [{ path, obstacle: { kind: "closed-folder", reason: reasonOf(error) } }];
    }
  });
}

/** Whether a name is not UTF-8: Node reads it with signs in place of what it cannot read, and then there is no such file. */
function isUnspeakable(folder: string, path: string): boolean {
  return path.includes("\ufffd") && lstatSync(join(folder, path), { throwIfNoEntry: false }) === undefined;
}

/** Hidden files belong to systems, editors and Git. */
function isLeftOut(path: string, entry: Dirent): boolean {
  return isHidden(entry.isFile() ? path : `${path}/`);
}

function obstacleAt(folder: string, path: string, entry: Dirent): Obstacle {
  if (!entry.isSymbolicLink()) return { kind: "form", form: formOf(entry) };
  try {
    return { kind: "link", target: readlinkSync(join(folder, path)) };
  } catch {
    return { kind: "missing" };
  }
}
