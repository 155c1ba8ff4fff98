import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "./own-project.ts";

/** Compiles the commands once: a build in the process of a test starts its threads from the compiled code. */
export function setup(): void {
  spawnSync(process.execPath, [join(projectRoot, "scripts/run.js"), "where", "--help"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}
