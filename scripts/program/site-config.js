import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cacheFolderOf } from "./cache-folders.js";
import { codeFingerprint } from "./code-fingerprint.js";
import { makeFolder } from "./make-folder.js";
import { configName } from "./site-project.js";

/** @typedef {import("../../src/config.ts").Config} Config */

/**
 * The settings in the `yaml-pages.config.ts` of a project. It is compiled and run once, in its own process, and then cached. Throws
 * an error that lists all its mistakes.
 * @param {{ readonly root: string, readonly site: string | undefined }} project
 * @param {string} [code] The fingerprint of the renderer, if it is known.
 * @returns {Config}
 */
export function siteConfigOf({ root, site }, code) {
  if (site === undefined) return {};
  const file = join(site, configName);
  if (!existsSync(file)) {
    const other = ["js", "mjs", "mts", "cjs"].find((ending) => existsSync(file.replace(/ts$/, ending)));
    if (other) throw new Error(`${configName.replace(/ts$/, other)} is ignored. Rename it to ${configName}.`);
    return {};
  }
  const text = readFileSync(file, "utf8");
  // Another renderer may allow other settings.
  const hash = createHash("sha256").update(`${code ?? codeFingerprint(root)}\n${text}`);
  const kept = join(cacheFolderOf(root), "configs", `${hash.digest("hex").slice(0, 20)}.json`);
  try {
    return JSON.parse(readFileSync(kept, "utf8"));
  } catch {
    // It is not cached yet, or the cached file is damaged.
  }
  const values = readAnew(root, file, text);
  try {
    makeFolder(dirname(kept));
    writeFileSync(`${kept}.${process.pid}`, values);
    renameSync(`${kept}.${process.pid}`, kept);
  } catch {
    // The cache cannot be written. The next command runs the file again.
  }
  return JSON.parse(values);
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} text Passed to the process, because the file may change in the meantime.
 */
function readAnew(root, file, text) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "scripts/run.js"), "read-config", file],
    // The process must not look for the settings that it is about to read.
    { encoding: "utf8", input: text, env: { ...process.env, YAML_PAGES_PROJECT: "" } },
  );
  if (status !== 0) throw new Error(stderr.trimEnd());
  return stdout;
}
