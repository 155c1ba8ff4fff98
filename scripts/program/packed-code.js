import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { makeFolder } from "./make-folder.js";

/** The file next to the compiled code with the version of React that it was compiled with. */
const versionFile = "react.txt";

/**
 * Puts compiled schemas, scripts and styles into the package, for `unpackCode`.
 * @param {string} root The folder of the renderer.
 * @param {string} folder The folder that holds what was compiled.
 */
export function packCode(root, folder) {
  const packed = packedFolder(root);
  for (const name of ["schemas.cjs", "bundle", "fonts"])
    cpSync(join(folder, name), join(packed, name), { recursive: true });
  writeFileSync(join(packed, versionFile), reactVersion(root));
}

/**
 * Copies the compiled code in the package into a folder of the cache, so that a first build need not compile it. Does nothing
 * if another version of React is installed.
 * @param {string} root The folder of the renderer.
 * @param {string} folder The folder for the code of a site that adds no blocks, rules or styles, or for a part of that.
 */
export function unpackCode(root, folder, part = "") {
  const packed = packedFolder(root);
  const version = join(packed, versionFile);
  const temporary = `${folder}.${process.pid}`;
  try {
    if (!existsSync(version) || readFileSync(version, "utf8") !== reactVersion(root)) return;
    makeFolder(dirname(folder));
    cpSync(join(packed, part), temporary, { recursive: true });
    renameSync(temporary, folder);
  } catch {
    // React is not installed, the cache cannot be written, or another process was first. Anything missing is compiled later.
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** @param {string} root */
const packedFolder = (root) => join(root, "lib/compiled");

/** @param {string} root */
function reactVersion(root) {
  const load = createRequire(join(root, "package.json"));
  return ["react", "react-dom"].map((name) => load(`${name}/package.json`).version).join(" ");
}
