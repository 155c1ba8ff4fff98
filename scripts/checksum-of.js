import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The file of a folder that holds its checksum. */
export const checksumName = "checksum";

/**
 * A checksum of all files of a folder but the one that holds it. Throws where one cannot be read.
 * @param {string} folder
 * @returns {string}
 */
export function checksumOf(folder) {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) {
    if (name !== checksumName) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex");
}
