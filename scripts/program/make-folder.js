import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder and the missing folders above it, or throws. Node's recursive `mkdir` never ends in a folder such as
 * `/proc`, which exists but in which no folder can be made.
 * @param {string} path
 */
export function makeFolder(path) {
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // An existing folder is not an error: another process may have just made it.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Makes a folder in an existing one and lets everyone read it, whatever the umask: web servers run as other users.
 * @param {string} path
 */
export function makePublicFolder(path) {
  mkdirSync(path);
  const { mode } = statSync(path);
  if ((mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555);
}
