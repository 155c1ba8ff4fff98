import { closeSync, fstatSync, readSync } from "node:fs";
import { limits } from "../diagnostic/limits.ts";
import { type Obstacle, obstacleOf } from "./obstacle.ts";
import { hasChanged, openRegularFile, type RegularFile } from "./open-regular-file.ts";

/** An editor that was writing the file is done by the second attempt. */
const mostAttempts = 3;

/**
 * Reads a page or the site file by its path in the content folder, or returns why it cannot be read. The bytes are
 * those of one moment: a file that changes meanwhile is read again.
 */
export function readBytes(folder: string, path: string): Uint8Array | Obstacle {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const file = openRegularFile(folder, path, limits.fileBytes);
    if ("kind" in file) return file;
    try {
      const bytes = readWhole(file);
      if (bytes) return bytes;
    } catch (error) {
      return obstacleOf(error);
    } finally {
      closeSync(file.descriptor);
    }
  }
  return { kind: "failure", reason: "it changes while it is read" };
}

/** The bytes of a file, or undefined where it was written while it was read. */
function readWhole({ descriptor, stats }: RegularFile): Uint8Array | undefined {
  const bytes = Buffer.allocUnsafe(stats.size);
  let length = 0;
  while (length < bytes.length) {
    const read = readSync(descriptor, bytes, length, bytes.length - length, null);
    if (read === 0) return undefined;
    length += read;
  }
  return hasChanged(stats, fstatSync(descriptor)) ? undefined : bytes;
}
