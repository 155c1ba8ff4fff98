import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ownProject, projectRoot } from "./own-project.ts";

/** Compiles the commands if necessary: a build in the process of a test starts its threads from the compiled code. */
export function setup(): void {
  if (existsSync(join(ownProject.codeFolder, "scripts"))) return;
  spawnSync(process.execPath, [join(projectRoot, "scripts/run.js"), "where", "--help"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
