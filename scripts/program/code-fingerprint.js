import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";

/** The folders and files that the output of a build depends on, besides content and flags. */
const codeFolders = ["schema", "scripts", "src"];
const codeFiles = [
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  // The versions that are installed, which may differ from package-lock.json.
  "node_modules/.package-lock.json",
];

/**
 * A name for the current version of the renderer: of its code, its schemas, its packages and Node. Files that were made
 * under another name are not used.
 * @param {string} root The folder of the renderer.
 * @returns {string} Twenty hexadecimal digits.
 */
export function codeFingerprint(root) {
  const hash = createHash("sha256").update(machine);
  for (const file of filesOf(root)) {
    const content = readFileSync(join(root, file));
    hash.update(`\n${file.split(sep).join("/")} ${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, nameLength);
}

/**
 * The same name, without reading the files again as long as none of them has another size, inode or time than when they were
 * read last.
 * @param {string} root The folder of the renderer.
 * @param {string} memory The file that remembers the name.
 * @returns {string}
 */
export function rememberedFingerprint(root, memory) {
  const hash = createHash("sha256").update(machine);
  let latest = 0;
  for (const file of filesOf(root)) {
    const { size, ino, mtimeMs, ctimeMs } = statSync(join(root, file));
    latest = Math.max(latest, mtimeMs, ctimeMs);
    hash.update(`\n${file} ${size} ${ino} ${mtimeMs} ${ctimeMs}`);
  }
  const state = hash.digest("hex");
  const known = readMemory(memory);
  if (known?.state === state) return known.name;
  const name = codeFingerprint(root);
  // A file that was written just now could be written again without another time.
  if (Date.now() - latest > coarsestTime) writeMemory(memory, `${state} ${name}`);
  return name;
}

/** The longest, in milliseconds, that two changes of a file can be apart and leave it with the same times. */
const coarsestTime = 3000;

const machine = `${process.version} ${process.platform} ${process.arch}`;

const nameLength = 20;

/**
 * The files that there are, in order, as paths below the root.
 * @param {string} root
 */
function filesOf(root) {
  const files = codeFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      // Editors and systems keep hidden and backup files beside the code; documents about it are read by people alone.
      .filter((entry) => !entry.isDirectory() && !/^\.|~$|\.md$/.test(entry.name))
      .map((entry) => `${entry.parentPath.slice(root.length + 1)}${sep}${entry.name}`),
  );
  // A link can lead to nothing.
  return [...files, ...codeFiles].sort().filter((file) => existsSync(join(root, file)));
}

/**
 * @param {string} memory
 * @returns {{ state: string, name: string } | undefined}
 */
function readMemory(memory) {
  try {
    const [, state = "", name = ""] = /^([0-9a-f]{64}) ([0-9a-f]{20})$/.exec(readFileSync(memory, "utf8")) ?? [];
    return { state, name };
  } catch {
    return undefined;
  }
}

/**
 * @param {string} memory
 * @param {string} text
 */
function writeMemory(memory, text) {
  try {
    const temporary = `${memory}.${process.pid}`;
    writeFileSync(temporary, text);
    renameSync(temporary, memory);
  } catch {
    // The next command reads all files again.
  }
}
