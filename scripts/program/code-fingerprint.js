import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join, sep } from "node:path";
import { projectParts } from "./site-project.js";

/** The folders and files that the output of a build depends on, besides content and flags. */
const codeFolders = ["schema", "scripts", "src", "lib"];
const codeFiles = ["package.json", "tsconfig.json"];

/**
 * A fingerprint of the current version of the renderer: its code, its schemas, its packages and Node. Files that were
 * made with another fingerprint are not used.
 * @param {string} root The folder of the renderer.
 * @returns {string} Twenty hexadecimal digits.
 */
export function codeFingerprint(root) {
  const hash = createHash("sha256").update(machine).update(installedPackages(root).join());
  return nameOf(withFiles(hash, root, [...codeFolders, ...codeFiles]));
}

/**
 * A fingerprint of the renderer with the blocks, rules and styles of a project and its extensions. Without any, it is the renderer's own.
 * @param {string} code The fingerprint of the renderer.
 * @param {readonly string[]} folders The folders of the extensions and the project.
 */
export function projectFingerprint(code, folders) {
  const filled = folders.filter((folder) => filesBelow(folder, projectParts).length > 0);
  if (filled.length === 0) return code;
  const hash = createHash("sha256").update(code);
  for (const folder of filled) withFiles(hash, folder, projectParts);
  return nameOf(hash);
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} folder
 * @param {readonly string[]} parts
 */
function withFiles(hash, folder, parts) {
  for (const file of filesBelow(folder, parts)) {
    const content = readFileSync(join(folder, file));
    hash.update(`\n${file.split(sep).join("/")} ${content.length}\n`).update(content);
  }
  return hash;
}

/** @param {import("node:crypto").Hash} hash */
function nameOf(hash) {
  return hash.digest("hex").slice(0, nameLength);
}

const machine = `${process.version} ${process.platform} ${process.arch}`;

const nameLength = 20;

/** The files in which npm, pnpm and Yarn record the versions they have installed, which may differ from those in the lock file. */
const installedLocks = [".package-lock.json", ".pnpm/lock.yaml", ".yarn-state.yml"];

/**
 * The records of the installed packages that the renderer loads, which may be in folders above it.
 * @param {string} root
 */
function installedPackages(root) {
  const folders = createRequire(join(root, "package.json")).resolve.paths("react") ?? [];
  const notes = folders.flatMap((folder) => installedLocks.map((name) => join(folder, name)));
  return notes.filter((note) => existsSync(note)).map((note) => readFileSync(note, "utf8"));
}

/**
 * The existing files in some parts of a folder, sorted, as paths relative to it.
 * @param {string} root
 * @param {readonly string[]} parts
 */
export function filesBelow(root, parts) {
  const present = parts.filter((part) => existsSync(join(root, part)));
  const files = present.flatMap((part) =>
    statSync(join(root, part)).isDirectory()
      ? readdirSync(join(root, part), { recursive: true, withFileTypes: true })
          // Editors and systems keep hidden and backup files next to the code. Documents do not affect the output.
          .filter((entry) => !entry.isDirectory() && !/^\.|~$|\.md$/.test(entry.name))
          // A link may be broken.
          .filter((entry) => entry.isFile() || existsSync(join(entry.parentPath, entry.name)))
          .map((entry) => `${entry.parentPath.slice(root.length + 1)}${sep}${entry.name}`)
      : [part],
  );
  return files.sort();
}
