import { vi } from "vitest";
import { commands } from "../../../scripts/commands.ts";
import { UsageError } from "../../../scripts/program/usage-error.ts";
import { ownProject } from "./own-project.ts";
import { type RunOptions, type ScriptResult, withoutProgress } from "./run-script.ts";

/**
 * Runs a command in the process of the test, and returns what its own process would have printed. Starting one takes longer than
 * most commands: `runScript` does it, for tests of the process itself.
 */
export async function runCommand(
  name: string,
  args: readonly string[],
  { cwd = process.cwd(), env = {} }: RunOptions = {},
): Promise<ScriptResult> {
  const before = process.cwd();
  const said = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((stream) =>
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      said[stream] += text;
      return true;
    }),
  );
  for (const [key, value] of Object.entries(env)) vi.stubEnv(key, value);
  process.chdir(cwd);
  try {
    const status = await commands[name]?.run(name, args, ownProject);
    return { status: status ?? null, ...said, stderr: withoutProgress(said.stderr) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { status: 2, ...said, stderr: `${withoutProgress(said.stderr)}${error.message}\n` };
  } finally {
    process.chdir(before);
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
