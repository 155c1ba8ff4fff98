import { closeSync, fstatSync, readSync } from "node:fs";
import { type Obstacle, obstacleOf } from "./obstacle.ts";
import { hasChanged, openRegularFile, type RegularFile } from "./open-regular-file.ts";

/** The most bytes of a page or the site file: a hundred times what people write. Its YAML takes many times that in memory. */
export const largestPage = 1024 * 1024;

/** Editors are done with a file at the second look. */
const mostAttempts = 3;

/** Reads a page or the site file of a content folder, by its path in it: the whole of it as it was at one moment. */
export function readBytes(folder: string, path: string): Uint8Array | Obstacle {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const file = openRegularFile(folder, path, largestPage);
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

/** The bytes of a file, or undefined where it has been written meanwhile. */
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
