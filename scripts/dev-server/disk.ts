import { type Dirent, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { sourceVersion } from "../cache/source-version.ts";
import { findDetour } from "../content/read/find-detour.ts";
import type { Obstacle } from "../content/read/obstacle.ts";
import { readBytes } from "../content/read/read-bytes.ts";

/** All that the dev server does with the disk to make a page. Paths are inside the content folder. */
export interface Disk {
  /** See `sourceVersion`: empty also for what is no file, and undefined where there is nothing. */
  version(folder: string, path: string): string | undefined;
  /** See `readBytes`. */
  read(folder: string, path: string): Uint8Array | Obstacle;
  /** What is in a folder of the content; `prefix` is empty or ends in a slash. Throws what node:fs throws. */
  list(folder: string, prefix: string): readonly Dirent[];
}

export const localDisk: Disk = {
  version(folder, path) {
    const stats = lookAt(join(folder, path));
    return stats?.isFile() ? sourceVersion(stats, Date.now()) : stats && "";
  },
  read: readBytes,
  // Behind a link to a folder there is nothing of this content.
  list: (folder, prefix) =>
    findDetour(folder, prefix) === undefined ? readdirSync(join(folder, prefix), { withFileTypes: true }) : [],
};

function lookAt(location: string) {
  try {
    return lstatSync(location);
  } catch {
    return undefined;
  }
}
