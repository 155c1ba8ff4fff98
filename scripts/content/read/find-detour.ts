import { lstatSync } from "node:fs";
import { join } from "node:path";

/**
 * The first parent of `path` that exists and is not a real folder, such as a symbolic link to one, or undefined.
 * Through it the path would lead out of the content folder.
 */
export function findDetour(folder: string, path: string): string | undefined {
  for (let end = path.indexOf("/"); end >= 0; end = path.indexOf("/", end + 1)) {
    const stats = lstatSync(join(folder, path.slice(0, end)), { throwIfNoEntry: false });
    if (stats && !stats.isDirectory()) return path.slice(0, end);
  }
  return undefined;
}
