import { spawnSync } from "node:child_process";
import { UsageError } from "./usage-error.ts";

/** Leaves out the repository that Git hooks set: with it, Git would treat the content folder as the root of the working tree. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _, ...others } = process.env;
  return process.env["GIT_WORK_TREE"] === undefined ? others : process.env;
}

interface GitOptions {
  readonly input?: string;
  /** The message instead of Git's own if there is no repository, or no such revision. */
  readonly otherwise?: string;
}

/** Runs Git, which never asks for a password. Throws a UsageError if it fails. */
export function git(cwd: string, args: readonly string[], { input = "", otherwise }: GitOptions = {}): Buffer {
  const env = { ...gitEnvironment(), GIT_TERMINAL_PROMPT: "0", GIT_LITERAL_PATHSPECS: "1" };
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd, env, input, maxBuffer: 1 << 30 });
  if (error) throw new UsageError(`git could not be run: ${error.message}.`);
  if (status === 0) return stdout;
  const words = (stderr.length > 0 ? stderr : stdout).toString("utf8").trim();
  const isExpected = /not a git repository|needed a single revision/i.test(words);
  throw new UsageError(isExpected && otherwise !== undefined ? otherwise : `git ${args[0]}: ${words}`);
}
