import { join } from "node:path";

/** The folder of the renderer itself: where `src/` and `schema/` are, whatever folder a command runs in. */
export const projectRoot = join(import.meta.dirname, "..");

export const schemaFolder = join(projectRoot, "schema");
