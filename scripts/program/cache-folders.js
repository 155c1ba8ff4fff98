import { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { makeFolder } from "./make-folder.js";

/**
 * True if the renderer is an installed package, which brings its commands compiled.
 * @param {string} root The folder of the renderer.
 */
export function isInstalled(root) {
  return !existsSync(join(root, "scripts/main.ts"));
}

/**
 * The folder of the project that a command runs in: the nearest one with a package.json. Undefined if there is none.
 * @param {string} folder
 * @returns {string | undefined}
 */
function projectAbove(folder) {
  if (existsSync(join(folder, "package.json"))) return folder;
  return dirname(folder) === folder ? undefined : projectAbove(dirname(folder));
}

/**
 * The folder of everything that commands keep between runs. It can be deleted at any time. It belongs to the project that has
 * installed the renderer.
 * @param {string} root The folder of the renderer.
 */
export function cacheFolderOf(root) {
  const project = isInstalled(root) ? (projectAbove(process.cwd()) ?? root) : root;
  return process.env["YAML_PAGES_CACHE"] ?? join(project, "node_modules/.cache/yaml-pages");
}

/**
 * If the cache cannot be written, gives this process and its children a temporary one, which is removed when the
 * process ends, and returns the reason.
 * @param {string} root The folder of the renderer.
 * @returns {string | undefined}
 */
export function ensureCache(root) {
  const reason = whyUnwritable(cacheFolderOf(root));
  if (reason === undefined) return undefined;
  // `mkdtemp` makes an unpredictable name, so nobody can have put code into the folder beforehand.
  const temporary = mkdtempSync(join(tmpdir(), "yaml-pages-"));
  process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));
  // Compiled commands look for packages in the folders above them.
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
    // Commands only ever make a folder here, so a file at this path is not one of ours.
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
 * The folder of everything that was compiled from one version of the renderer.
 * @param {string} root The folder of the renderer.
 * @param {string} name The fingerprint of the version, from `codeFingerprint`.
 */
export function codeFolderOf(root, name) {
  return join(cacheFolderOf(root), `code-${name}`);
}

/**
 * Removes the compiled code of versions that are more than a week old.
 * @param {string} root The folder of the renderer.
 * @param {string} used The folder of the commands that are running.
 */
export function removeOldCode(root, used) {
  const cache = cacheFolderOf(root);
  const weekAgo = Date.now() - 7 * 24 * 3600 * 1000;
  for (const folder of existsSync(cache) ? readdirSync(cache) : []) {
    const path = join(cache, folder);
    const { mtimeMs = weekAgo } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (!folder.startsWith("code-") || used.startsWith(path) || mtimeMs >= weekAgo) continue;
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Another process has the folder open. A later version will remove it.
    }
  }
}
