import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { gitEnvironment } from "../program/git.ts";

/** The days on which files in a folder were last changed, from the Git history. */
export interface LastChanges {
  readonly commit: string;
  /** Days such as 2031-06-30, by path below the folder. */
  readonly days: readonly (readonly [path: string, day: string])[];
}

/**
 * Reads the last changes of all files in a folder, unless `known` is up to date. Undefined if there is no history, or only the end of it:
 * a file in a shallow clone may have changed long before. Uncommitted changes do not count.
 */
export async function readLastChanges(folder: string, known?: LastChanges): Promise<LastChanges | undefined> {
  try {
    const git = gitIn(folder);
    const [isShallow, commit = ""] = (await git("rev-parse", "--is-shallow-repository", "HEAD")).split("\n");
    if (isShallow !== "false") return undefined;
    if (known?.commit === commit) return known;
    const log = await git(
      "log",
      "--format=//%ct",
      "--name-only",
      "--no-renames",
      "-z",
      "--relative",
      commit,
      "--",
      ".",
    );
    return { commit, days: [...daysIn(log)] };
  } catch {
    // No Git, no repository, no commit, or nothing that Git may read.
    return undefined;
  }
}

/** The days of the files in a log, newest commits first. A commit begins with two slashes, which no path does. */
function daysIn(log: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = "";
  for (const name of log.split(/[\0\n]+/)) {
    if (name.startsWith("//")) day = new Date(Number(name.slice(2)) * 1000).toISOString().slice(0, 10);
    else if (name !== "" && !days.has(name)) days.set(name, day);
  }
  return days;
}

function gitIn(cwd: string): (...args: string[]) => Promise<string> {
  // A clone without older trees would fetch them one by one.
  const env = { ...gitEnvironment(), GIT_NO_LAZY_FETCH: "1" };
  return async (...args) => (await promisify(execFile)("git", args, { cwd, env, maxBuffer: 1 << 30 })).stdout;
}
