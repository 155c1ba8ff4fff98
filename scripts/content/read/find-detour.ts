import { lstatSync } from "node:fs";
import { join } from "node:path";

/**
 * The first of the folders on the way from a content folder to a path in it that is there and no folder of its own, such as a
 * link to one. Through it the path would lead out of the content folder.
 */
export function findDetour(folder: string, path: string): string | undefined {
  for (let end = path.indexOf("/"); end >= 0; end = path.indexOf("/", end + 1)) {
    const stats = lstatSync(join(folder, path.slice(0, end)), { throwIfNoEntry: false });
    if (stats && !stats.isDirectory()) return path.slice(0, end);
  }
  return undefined;
}
