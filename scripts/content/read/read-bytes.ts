import { closeSync, readFileSync } from "node:fs";
import { limits } from "../diagnostic/limits.ts";
import { type Obstacle, obstacleOf } from "./obstacle.ts";
import { openRegularFile } from "./open-regular-file.ts";

/** Reads a page or the site file by its path in the content folder, or returns why it cannot be read. */
export function readBytes(folder: string, path: string): Uint8Array | Obstacle {
  const file = openRegularFile(folder, path, limits.fileBytes);
  if ("kind" in file) return file;
  try {
    return readFileSync(file.descriptor);
  } catch (error) {
    return obstacleOf(error);
  } finally {
    closeSync(file.descriptor);
  }
}
