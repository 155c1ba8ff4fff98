import { closeSync, readFileSync, readSync } from "node:fs";
import { limits } from "../diagnostic/limits.ts";
import { baselineFileName, isAsset, isTable, lockFileName } from "./content-path.ts";
import { diskPath } from "./disk-path.ts";
import { type Obstacle, obstacleOf } from "./obstacle.ts";
import { openRegularFile } from "./open-regular-file.ts";

/** The most bytes of a page or a file of the site, of an asset, or of what grows with the site. */
export function mostBytes(path: string): number {
  const mayBeLarge = isTable(path) || isAsset(path) || path === lockFileName || path === baselineFileName;
  return mayBeLarge ? limits.assetBytes : limits.fileBytes;
}

/**
 * Reads a page, the site file, a table, an asset or a file that a command keeps next to them, by its path in the content folder, or only
 * its first `bytes` bytes. Returns an obstacle if it cannot be read.
 */
export function readBytes(folder: string, path: string, bytes?: number): Uint8Array | Obstacle {
  const file = openRegularFile(folder, diskPath(folder, path), mostBytes(path));
  if ("kind" in file) return file;
  try {
    if (bytes === undefined) return readFileSync(file.descriptor);
    const start = Buffer.alloc(bytes);
    return start.subarray(0, readSync(file.descriptor, start));
  } catch (error) {
    return obstacleOf(error);
  } finally {
    closeSync(file.descriptor);
  }
}
