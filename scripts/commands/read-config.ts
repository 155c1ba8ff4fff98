import { readFileSync } from "node:fs";
import { readConfig } from "../bundle/read-config.ts";
import type { Flags } from "../command-line/options.ts";

/** Prints what a `yaml-pages.config.ts` says as JSON, from its text on the standard input. `run.js` runs this for a text that is new to it. */
export async function run({ file, project }: Flags<"read-config">): Promise<number> {
  process.stdout.write(JSON.stringify(await readConfig(project.root, file, readFileSync(0, "utf8"))));
  return 0;
}
