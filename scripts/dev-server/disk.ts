import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { sourceVersion } from "../output/source-version.ts";

/** All that the dev server does with the disk to answer a request. Paths are absolute. */
export interface Disk {
  /** See `sourceVersion`. */
  version(path: string): string | undefined;
  /** Throws what node:fs throws. */
  read(path: string): Uint8Array;
  /** Throws what node:fs throws. */
  list(folder: string): readonly Dirent[];
}

export const localDisk: Disk = {
  version: (path) => sourceVersion(path, Date.now()),
  read: (path) => readFileSync(path),
  list: (folder) => readdirSync(folder, { withFileTypes: true }),
};
