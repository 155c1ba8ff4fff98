import { closeSync, readFileSync } from "node:fs";
import { limits } from "../diagnostic/limits.ts";
import { isTable } from "./content-path.ts";
import { type Obstacle, obstacleOf } from "./obstacle.ts";
import { openRegularFile } from "./open-regular-file.ts";

/** The most bytes of a page, a file of the site or a table. */
export function mostBytes(path: string): number {
  return isTable(path) ? limits.assetBytes : limits.fileBytes;
}

/** Reads a page, the site file or a table by its path in the content folder, or returns why it cannot be read. */
export function readBytes(folder: string, path: string): Uint8Array | Obstacle {
  const file = openRegularFile(folder, path, mostBytes(path));
  if ("kind" in file) return file;
  try {
    return readFileSync(file.descriptor);
  } catch (error) {
    return obstacleOf(error);
  } finally {
    closeSync(file.descriptor);
  }
}
