import { lstatSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeFolder } from "./make-folder.js";

/**
 * What commands may keep between runs. It can be deleted at any time.
 * @param {string} root The folder of the renderer.
 */
export function cacheFolderOf(root) {
  return process.env["YAML_PAGES_CACHE"] ?? join(root, "node_modules/.cache/yaml-pages");
}

/**
 * Where the cache cannot be written, gives this process and those that it starts another one, which is gone when it ends, and
 * returns why.
 * @param {string} root The folder of the renderer.
 * @returns {string | undefined}
 */
export function ensureCache(root) {
  const reason = whyUnwritable(cacheFolderOf(root));
  if (reason === undefined) return undefined;
  // Nobody else can know its name, and so put code into it.
  const temporary = mkdtempSync(join(tmpdir(), "yaml-pages-"));
  process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));
  // Compiled commands find their packages from where they are.
  symlinkSync(join(root, "node_modules"), join(temporary, "node_modules"), "junction");
  process.env["YAML_PAGES_CACHE"] = join(temporary, "cache");
  return reason;
}

/**
 * @param {string} folder
 * @returns {string | undefined}
 */
function whyUnwritable(folder) {
  const probe = join(folder, `probe-${process.pid}`);
  try {
    // Only a file can be in the way that is not ours.
    if (lstatSync(folder, { throwIfNoEntry: false })?.isFile()) rmSync(folder);
    makeFolder(folder);
    writeFileSync(probe, "probe");
    rmSync(probe);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * What was made of the renderer as it is, or was, under one name.
 * @param {string} root The folder of the renderer.
 * @param {string} name What `codeFingerprint` calls its code.
 */
export function codeFolderOf(root, name) {
  return join(cacheFolderOf(root), `code-${name}`);
}
