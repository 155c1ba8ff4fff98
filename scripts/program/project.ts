import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { cacheFolderOf, codeFolderOf } from "./cache-folders.js";
import { codeFingerprint } from "./code-fingerprint.js";

/** The folder of the renderer itself, as `scripts/run.js` found it: where `src/` and `schema/` are, whatever folder a command runs in. */
export const projectRoot = process.env["YAML_PAGES_ROOT"] ?? findRoot(import.meta.dirname);

/** What commands may keep between runs. It can be deleted at any time. */
export const cacheFolder = cacheFolderOf(projectRoot);

/** A name for the renderer as it is now, as `scripts/run.js` found it. */
export const codeName = process.env["YAML_PAGES_CODE"] ?? codeFingerprint(projectRoot);

/** What was made of the renderer as it is now. */
export const codeFolder = codeFolderOf(projectRoot, codeName);

export const schemaFolder = join(projectRoot, "schema");

/** The nearest folder with a package. Scripts run compiled, in the cache, or in a test from where they are written. */
function findRoot(folder: string): string {
  const parent = dirname(folder);
  return existsSync(join(folder, "package.json")) || parent === folder ? folder : findRoot(parent);
}
