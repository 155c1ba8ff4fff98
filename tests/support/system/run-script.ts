import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "./own-project.ts";

export interface ScriptResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The environment of a person who runs a command, without the variables that npm and Vitest set for this process. */
export const withoutTools = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_ENV$|VITEST)/.test(name)),
);

/** Runs a command of `scripts/` as its own process and waits for it. The progress, which slow machines print, is left out. */
export function runScript(
  name: string,
  args: readonly string[],
  { cwd = projectRoot, env = {} }: RunOptions = {},
): ScriptResult {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, "scripts/run.js"), name.replace(".ts", ""), ...args],
    { cwd, encoding: "utf8", env: { ...withoutTools, ...env } },
  );
  return { status, stdout, stderr: withoutProgress(stderr) };
}

/** The output without the progress, which slow machines print. */
export function withoutProgress(text: string): string {
  return text.replaceAll(/^[A-Z][a-z ]+(?: \d+ of \d+ [a-z]+| …)\n/gm, "");
}
