import { join } from "node:path";

/** The folder of the renderer itself: where `src/` and `schema/` are, whatever folder a command runs in. */
export const projectRoot = join(import.meta.dirname, "..");

/** What commands may keep between runs. It can be deleted at any time. */
export const cacheFolder = join(projectRoot, "node_modules/.cache/yaml-pages");

export const schemaFolder = join(projectRoot, "schema");
