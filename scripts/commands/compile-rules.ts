import { compileRules } from "../bundle/compile-rules.ts";
import type { Flags } from "../command-line/options.ts";

/** Compiles the rules of a project into a folder of the cache. `run.js` runs this before a command that checks. */
export async function run({ folder, project }: Flags<"bundle">): Promise<number> {
  await compileRules(project, folder);
  return 0;
}
