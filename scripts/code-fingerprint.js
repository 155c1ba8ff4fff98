import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** What the output of a build depends on besides content and flags. */
const codeFolders = ["schema", "scripts", "src"];
const codeFiles = ["package-lock.json", "vite.config.ts"];

/**
 * A name for the renderer as it is now: its code, its schemas, the versions of its packages and of Node. What was made under
 * another name is never used again.
 * @param {string} root The folder of the renderer.
 * @returns {string} Twenty hexadecimal digits.
 */
export function codeFingerprint(root) {
  const hash = createHash("sha256").update(`${process.version} ${process.platform} ${process.arch}`);
  const files = codeFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  for (const file of [...files, ...codeFiles].sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`\n${file.split(sep).join("/")} ${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, 20);
}
