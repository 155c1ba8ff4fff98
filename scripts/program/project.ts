import { join } from "node:path";
import type { Config } from "../../src/config.ts";
import { cacheFolderOf, codeFolderOf } from "./cache-folders.js";
import { codeFingerprint, projectFingerprint } from "./code-fingerprint.js";
import { siteConfigOf } from "./site-config.js";
import { foldersOf } from "./site-project.js";

/**
 * The renderer and what the site's project adds to it, which together turn content into a site. Plain data, so that it can be sent to a worker.
 * One process can work with several projects, but rules and services are always those of the project that it was started for.
 */
export interface Project {
  /** The folder of the renderer, with `src/` and `schema/`. It does not depend on the folder that a command runs in. */
  readonly root: string;
  /** The folder that holds the content folder, if that has a package.json. */
  readonly site: string | undefined;
  readonly config: Config;
  /** The folders with blocks, rules and styles besides the renderer's: those of the site's extensions, and its own. */
  readonly folders: readonly string[];
  /** The folder of everything that commands keep between runs. It can be deleted at any time. */
  readonly cache: string;
  /** The folder in which builds leave what later builds can reuse. */
  readonly memory: string;
  /** The fingerprint of the renderer with the blocks, rules and styles of the site, from `projectFingerprint`. */
  readonly code: string;
  /** The folder of everything that was compiled from this version. */
  readonly codeFolder: string;
  readonly commands: string;
}

type KnownProject = Pick<Project, "root" | "site"> & Partial<Pick<Project, "config" | "code" | "commands">>;

/** Creates a project. Its settings, its code and its commands are looked up unless they are given. */
export function createProject(known: KnownProject): Project {
  const { root, site, config = siteConfigOf(known) } = known;
  const folders = foldersOf(site, config);
  const { code = currentCode({ root, folders }) } = known;
  const cache = cacheFolderOf(root);
  const codeFolder = codeFolderOf(root, code);
  const { commands = join(codeFolder, "scripts") } = known;
  return { root, site, config, folders, cache, memory: join(cache, "builds"), code, codeFolder, commands };
}

/** The current fingerprint of a project's code. */
export function currentCode({ root, folders }: Pick<Project, "root" | "folders">): string {
  return projectFingerprint(codeFingerprint(root), folders);
}
