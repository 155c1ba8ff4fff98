import { type Dirent, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sourceVersion } from "../cache/source-version.ts";
import { diskPath } from "../content/read/disk-path.ts";
import type { Obstacle } from "../content/read/obstacle.ts";
import { findDetour } from "../content/read/open-regular-file.ts";
import { readBytes } from "../content/read/read-bytes.ts";

/** The operations on the disk with which the dev server reads pages. Paths are relative to the content folder. */
export interface Disk {
  /** The `sourceVersion` of a file: empty if the path is no file, undefined if nothing is there. */
  version(folder: string, path: string): string | undefined;
  /** See `readBytes`. */
  read(folder: string, path: string): Uint8Array | Obstacle;
  /** Lists a folder of the content; `prefix` is empty or ends in a slash. Throws the errors of node:fs. */
  list(folder: string, prefix: string): readonly Dirent[];
}

export const localDisk: Disk = {
  version(folder, path) {
    const stats = lookAt(join(folder, diskPath(folder, path)));
    return stats?.isFile() ? sourceVersion(stats, Date.now()) : stats && "";
  },
  read: readBytes,
  // A folder behind a link is no part of the content.
  list(folder, prefix) {
    const place = diskPath(folder, prefix);
    return findDetour(folder, place) === undefined ? readdirSync(join(folder, place), { withFileTypes: true }) : [];
  },
};

function lookAt(location: string) {
  try {
    return lstatSync(location);
  } catch {
    return undefined;
  }
}
