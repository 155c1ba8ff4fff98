import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "../../scripts/project.ts";

export interface ScriptResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command of `scripts/` as a process of its own and waits for it. */
export function runScript(
  name: string,
  args: readonly string[],
  { cwd = projectRoot, env = {} }: RunOptions = {},
): ScriptResult {
  // Vitest has no import.meta.resolve where it runs a global set-up.
  const loader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", loader, join(projectRoot, "scripts", name), ...args],
    { cwd, encoding: "utf8", env: { ...process.env, NODE_ENV: "", VITEST: "", ...env } },
  );
  return { status, stdout, stderr };
}
