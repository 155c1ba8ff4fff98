import { spawnSync } from "node:child_process";

/**
 * Says since when a file of a content folder is as it is: the time of the commit that added it, a larger number where it
 * has been changed since the last commit, and the largest where Git does not know it. Undefined without a repository.
 */
export type FileAge = (path: string) => number | undefined;

/** Asks Git, once for each file that is asked for: of two pages that are alike the younger is the copy. */
export function createFileAge(dir: string): FileAge {
  const known = new Map<string, number | undefined>();
  return (path) => {
    if (!known.has(path)) known.set(path, readAge(dir, path));
    return known.get(path);
  };
}

function readAge(dir: string, path: string): number | undefined {
  const state = git(dir, ["status", "--porcelain", "--untracked-files=all", "--ignored", "--", path]);
  if (state === undefined) return undefined;
  if (/^(?:\?\?|!!|A)/.test(state)) return Number.POSITIVE_INFINITY;
  if (state !== "") return Number.MAX_SAFE_INTEGER;
  const added = git(dir, ["log", "--diff-filter=A", "--format=%ct", "--", path]);
  return Number(added?.trim().split("\n").at(-1)) || undefined;
}

function git(cwd: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", ["--literal-pathspecs", ...args], { cwd, encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}
