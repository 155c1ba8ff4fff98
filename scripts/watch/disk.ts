import { type Dirent, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sourceVersion } from "../cache/source-version.ts";
import { diskPath } from "../content/read/disk-path.ts";
import { findDetour } from "../content/read/open-regular-file.ts";

/** The `sourceVersion` of a file of a content folder: empty if the path is not a file, undefined if nothing is there. */
export function versionOnDisk(folder: string, path: string): string | undefined {
  try {
    const stats = lstatSync(join(folder, diskPath(folder, path)));
    return stats.isFile() ? sourceVersion(stats, Date.now()) : "";
  } catch {
    return undefined;
  }
}

/** Lists a folder of the content, which need not exist; `prefix` is empty or ends in a slash. A linked folder is not part of the content. */
export function listOnDisk(folder: string, prefix: string): readonly Dirent[] {
  const place = diskPath(folder, prefix);
  try {
    return findDetour(folder, place) === undefined ? readdirSync(join(folder, place), { withFileTypes: true }) : [];
  } catch {
    return [];
  }
}
