import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it that are missing, or throws. The system's own way to do it at once never ends in a folder
 * such as `/proc`, which is there and in which nothing can be.
 * @param {string} path
 */
export function makeFolder(path) {
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // It was there, or another process has made it meanwhile.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
