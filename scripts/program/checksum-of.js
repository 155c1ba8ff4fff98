import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** The name of the file that holds the checksum of its folder. */
export const checksumName = "checksum";

/**
 * A checksum of all files below a folder except the file with the checksum. Throws if one cannot be read.
 * @param {string} folder
 * @returns {string}
 */
export function checksumOf(folder) {
  const hash = createHash("sha256");
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).sort(byPath)) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (path === checksumName || entry.isDirectory()) continue;
    hash.update(`${path.split(sep).join("/")}\n`).update(readFileSync(join(folder, path)));
  }
  return hash.digest("hex");
}

/**
 * @param {import("node:fs").Dirent} a
 * @param {import("node:fs").Dirent} b
 */
function byPath(a, b) {
  return join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1;
}
