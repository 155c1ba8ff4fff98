import { findCodeMistakes } from "../bundle/code-mistakes.ts";
import { compileRules } from "../bundle/compile-rules.ts";
import type { Flags } from "../command-line/options.ts";

/**
 * Compiles the rules and the services of a project into a file of the cache. `run.js` runs this before a command that reads content.
 * Where they are wrong there is no file: the command itself reports that, in the form that it was asked for.
 */
export async function run({ folder, project }: Flags<"bundle">): Promise<number> {
  if (!(await findCodeMistakes(project, ["rules", "services"]))) await compileRules(project, folder);
  return 0;
}
