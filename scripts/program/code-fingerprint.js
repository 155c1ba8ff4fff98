import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** What the output of a build depends on besides content and flags. */
const codeFolders = ["schema", "scripts", "src"];
const codeFiles = [
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  // What is installed, which is not always what the lock file of the project says.
  "node_modules/.package-lock.json",
];

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
      // Editors and systems keep hidden files of their own beside the code.
      .filter((entry) => !entry.isDirectory() && !/^\.|~$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
  for (const file of [...files, ...codeFiles].sort()) {
    const path = join(root, file);
    if (!existsSync(path)) continue;
    const content = readFileSync(path);
    hash.update(`\n${file.split(sep).join("/")} ${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, 20);
}
