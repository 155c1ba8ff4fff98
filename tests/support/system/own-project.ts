import { join } from "node:path";
import { schemaFolders } from "../../../scripts/program/block-folders.ts";
import { createProject } from "../../../scripts/program/project.ts";

/** The folder of this repository, which is the renderer. */
export const projectRoot = join(import.meta.dirname, "../../..");

/** The renderer alone, with no project next to it. */
export const ownProject = createProject({ root: projectRoot, site: undefined });

/** The folders of its schemas. */
export const ownSchemas = schemaFolders(ownProject);
