import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { gitEnvironment } from "../program/git.ts";

/** The days of the last changes of the files in a folder, as the history of Git has them. */
export interface LastChanges {
  readonly commit: string;
  /** Days such as 2031-06-30, by the paths below the folder. */
  readonly days: readonly (readonly [path: string, day: string])[];
}

/**
 * Reads the last changes of all files of a folder, unless `known` are those. Undefined where there is no history, or only the end of
 * one: a file of a shallow clone may have changed long before. What has not been committed yet changes nothing.
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
    // There is no Git, no repository, no commit, or none that Git may read.
    return undefined;
  }
}

/** The days of the files in a log, whose newest commits come first. A commit begins with two slashes, as no path does. */
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
  // A clone without its older trees would fetch them one by one.
  const env = { ...gitEnvironment(), GIT_NO_LAZY_FETCH: "1" };
  return async (...args) => (await promisify(execFile)("git", args, { cwd, env, maxBuffer: 1 << 30 })).stdout;
}
