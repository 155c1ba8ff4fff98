import { type Dirent, readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../diagnostic/diagnostic.ts";
import { isAsset, isHidden, isPageLike, meantPath } from "./content-path.ts";
import { formOf } from "./form-of.ts";
import { type Obstacle, reasonOf } from "./obstacle.ts";

/** Something in the content folder: a regular file, unless there is an obstacle. */
export interface ContentEntry {
  /** The path inside the content folder, with forward slashes. */
  readonly path: string;
  readonly obstacle?: Obstacle;
}

/**
 * Lists all files of a content folder in the order of their paths, and whatever stands in the place of one. Links are named and
 * not followed, wherever they lead; what is hidden is left out. Throws where the folder itself cannot be read.
 */
export function listEntries(folder: string): ContentEntry[] {
  return listBelow(folder, "").sort((a, b) => compareText(a.path, b.path));
}

function listBelow(folder: string, prefix: string): ContentEntry[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = prefix + entry.name;
    if (isLeftOut(path, entry)) return [];
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

/** Hidden files are those of systems, editors and Git, but for one that was meant to be a page. */
function isLeftOut(path: string, entry: Dirent): boolean {
  const isOurs = entry.isFile() ? !isHidden(path) : !isHidden(`${path}/`);
  return !isOurs && (entry.isDirectory() || isAsset(path) || !isHiddenPage(entry.name));
}

/** Systems and editors leave hidden files of their own beside a page: `._support.yaml`, `.#support.yaml`. */
function isHiddenPage(name: string): boolean {
  return /^\.[a-z0-9]/i.test(name) && meantPath(name) !== undefined;
}

function obstacleAt(folder: string, path: string, entry: Dirent): Obstacle {
  if (!entry.isSymbolicLink()) return { kind: "form", form: formOf(entry) };
  try {
    return { kind: "link", target: readlinkSync(join(folder, path)) };
  } catch {
    return { kind: "missing" };
  }
}
