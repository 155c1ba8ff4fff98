import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { cacheFolderOf, codeFolderOf } from "./cache-folders.js";
import { codeFingerprint, projectFingerprint } from "./code-fingerprint.js";
import { foldersOf } from "./site-project.js";

/** The folder of the renderer, with `src/` and `schema/`. It does not depend on the folder that a command runs in. */
export const projectRoot = process.env["YAML_PAGES_ROOT"] ?? findRoot(import.meta.dirname);

/** The project of a site: the folder that holds its content folder, where that has a package.json. */
export const siteProject = process.env["YAML_PAGES_PROJECT"] || undefined;

/** The folders with blocks, rules and styles beside those of the renderer: of the extensions of the project, and the project. */
export const siteFolders: readonly string[] = foldersOf(siteProject);

/** The folder of everything that commands keep between runs. It can be deleted at any time. */
export const cacheFolder = cacheFolderOf(projectRoot);

/** The folder in which builds leave what the next ones can use. */
export const buildMemory = join(cacheFolder, "builds");

/** The name of the current version of the renderer, from `codeFingerprint`. */
export const codeName = process.env["YAML_PAGES_CODE"] ?? currentCodeName();

/** The name that the renderer has now, with the blocks, rules and styles of the project. */
export function currentCodeName(): string {
  return projectFingerprint(codeFingerprint(projectRoot), siteProject);
}

/** The folder of everything that was compiled from the current version of the renderer. */
export const codeFolder = codeFolderOf(projectRoot, codeName);

/** The folder of the compiled commands and workers. */
export const commandsFolder = process.env["YAML_PAGES_COMMANDS"] ?? join(codeFolder, "scripts");

/** The nearest folder of a project, which compiled code is not. Only tests need it: `scripts/run.js` names the root to the commands. */
function findRoot(folder: string): string {
  const parent = dirname(folder);
  return existsSync(join(folder, "scripts/run.js")) || parent === folder ? folder : findRoot(parent);
}
