import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, projectRoot } from "../../../scripts/program/project.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** The folder of a cache for `YAML_PAGES_CACHE`, empty but for what has been compiled. */
export function ownCache(): string {
  const folder = temporaryFolder();
  const cache = join(folder, "cache");
  mkdirSync(cache);
  // Compiled commands look for packages in the folders above them.
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
  for (const name of readdirSync(cacheFolder).filter((one) => one.startsWith("code-"))) {
    symlinkSync(join(cacheFolder, name), join(cache, name), "junction");
  }
  return cache;
}
