import { readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Removes a folder with its content. A part of it whose path is too long for the system is first moved to the top,
 * where its path is short.
 */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  } catch (error) {
    // The functions of node:fs throw nothing else.
    if ((error as NodeJS.ErrnoException).code !== "ENAMETOOLONG") throw error;
    const part = deepFolder(folder, folder.length + mostRemovable);
    if (part === undefined) throw error;
    const top = `${folder}-part`;
    renameSync(part, top);
    removeFolder(top);
    removeFolder(folder);
  }
}

/** A length of path that every system allows. */
const mostRemovable = 1000;

/** The path of a folder below another one that has at least `length` characters; undefined if there is none. */
function deepFolder(folder: string, length: number): string | undefined {
  if (folder.length >= length) return folder;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const deep = entry.isDirectory() ? deepFolder(join(folder, entry.name), length) : undefined;
    if (deep !== undefined) return deep;
  }
  return undefined;
}
