import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeFingerprint } from "./code-fingerprint.js";

/** The folder of the renderer itself: where `src/` and `schema/` are, whatever folder a command runs in. */
export const projectRoot = findRoot(import.meta.dirname);

/** What commands may keep between runs. It can be deleted at any time. */
export const cacheFolder = join(projectRoot, "node_modules/.cache/yaml-pages");

/** A name for the renderer as it is now, as `scripts/run.js` found it. */
export const codeName = process.env["YAML_PAGES_CODE"] ?? codeFingerprint(projectRoot);

/** What was made of the renderer as it is now. */
export const codeFolder = join(cacheFolder, `code-${codeName}`);

export const schemaFolder = join(projectRoot, "schema");

/** The nearest folder with a package: scripts run from where they are written, and compiled in the cache. */
function findRoot(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : findRoot(dirname(folder));
}
