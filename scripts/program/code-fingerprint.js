import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, sep } from "node:path";

/** The folders and files that the output of a build depends on, besides content and flags. */
const codeFolders = ["schema", "scripts", "src", "lib"];
const codeFiles = ["package.json", "tsconfig.json"];

/**
 * A name for the current version of the renderer: of its code, its schemas, its packages and Node. Files that were made
 * under another name are not used.
 * @param {string} root The folder of the renderer.
 * @returns {string} Twenty hexadecimal digits.
 */
export function codeFingerprint(root) {
  const hash = createHash("sha256").update(machine).update(installedPackages(root).join());
  for (const file of filesOf(root)) {
    const content = readFileSync(join(root, file));
    hash.update(`\n${file.split(sep).join("/")} ${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, nameLength);
}

const machine = `${process.version} ${process.platform} ${process.arch}`;

const nameLength = 20;

/** What npm, pnpm and Yarn note of the versions that they have installed, which may differ from those of the lock file. */
const installedLocks = [".package-lock.json", ".pnpm/lock.yaml", ".yarn-state.yml"];

/**
 * The notes on the packages that the renderer loads, which may lie in folders above it.
 * @param {string} root
 */
function installedPackages(root) {
  const folders = createRequire(join(root, "package.json")).resolve.paths("react") ?? [];
  const notes = folders.flatMap((folder) => installedLocks.map((name) => join(folder, name)));
  return notes.filter((note) => existsSync(note)).map((note) => readFileSync(note, "utf8"));
}

/**
 * The files that there are, in order, as paths below the root.
 * @param {string} root
 */
function filesOf(root) {
  const files = codeFolders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        // Editors and systems keep hidden and backup files beside the code; documents about it are read by people alone.
        .filter((entry) => !entry.isDirectory() && !/^\.|~$|\.md$/.test(entry.name))
        .map((entry) => `${entry.parentPath.slice(root.length + 1)}${sep}${entry.name}`),
    );
  // A link can lead to nothing.
  return [...files, ...codeFiles].sort().filter((file) => existsSync(join(root, file)));
}
