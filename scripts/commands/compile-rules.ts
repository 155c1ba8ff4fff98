import { compileRules } from "../bundle/compile-rules.ts";
import type { BundleFlags } from "../command-line/options.ts";

/** Compiles the rules of a project into a folder of the cache. `run.js` runs this before a command that checks. */
export async function compileRulesCommand({ folder }: BundleFlags): Promise<number> {
  await compileRules(folder);
  return 0;
}
