import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { makeFolder } from "../program/make-folder.js";
import { UsageError } from "../program/usage-error.ts";

/** The file by which an output folder is known as the work of an earlier build. Servers do not show it. */
export const buildRecordName = ".site-build.json";

/**
 * The real path of an output folder, which need not exist. Refuses what no build has written, repositories, a folder with the
 * content in it or inside of the content, and one that cannot be made. Whatever else somebody puts into the output of a build
 * goes with the next one.
 */
export function resolveOutput(out: string, pages: string): string {
  const path = realOutput(out);
  const content = existsSync(pages) ? realpathSync(pages) : pages;
  if (isWithin(path, content)) {
    throw new UsageError(
      `--out: ${out} holds the content (${pages}), which a build would delete. Name another folder.`,
    );
  }
  if (isWithin(content, path)) {
    throw new UsageError(
      `--out: ${out} is in the content (${pages}), of which it would become a part. Name a folder beside it.`,
    );
  }
  if (!existsSync(path)) tryToMake(path, out);
  return path;
}

/** Whether a path is that of a folder or of something in it. */
function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !(way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way));
}

/** Before anything is built: folders such as those of the system let nobody make one in them. */
function tryToMake(path: string, out: string): void {
  const parent = dirname(path);
  if (!existsSync(parent)) {
    tryToMake(parent, out);
    return;
  }
  const probe = besideOutput(path, "new");
  try {
    mkdirSync(probe);
    rmdirSync(probe);
  } catch (error) {
    // The functions of node:fs throw nothing else.
    throw new UsageError(`--out: ${out} cannot be made: ${(error as Error).message}. Name another folder.`);
  }
}

function realOutput(out: string): string {
  if (!existsSync(out)) return join(realParent(out), basename(out));
  if (!statSync(out).isDirectory()) throw new UsageError(`--out: ${out} is a file. Name a folder.`);
  if (!existsSync(join(out, buildRecordName)) && readdirSync(out).length > 0) {
    throw new UsageError(`--out: ${out} holds files that no build has written. Name a new or an empty folder.`);
  }
  if (existsSync(join(out, ".git"))) {
    throw new UsageError(`--out: ${out} is a repository, which a build would delete. Name another folder.`);
  }
  return realpathSync(out);
}

/** The real path of the folder in which an output folder is to be made. What is missing of it is made with it. */
function realParent(out: string): string {
  const parent = dirname(out);
  if (!existsSync(parent)) return join(realParent(parent), basename(parent));
  if (!statSync(parent).isDirectory()) throw new UsageError(`--out: ${parent} is a file. Name a folder.`);
  if (lstatSync(out, { throwIfNoEntry: false })) throw new UsageError(`--out: ${out} is a link that leads nowhere.`);
  return realpathSync(parent);
}

/**
 * Runs `write` with a new folder beside `out`, in which it puts what is to come to `out`. The folder is gone afterwards:
 * whatever fails, `out` stays as it was.
 */
export async function withStaging<T>(out: string, write: (staging: string) => Promise<T>): Promise<T> {
  removeLeftovers(out);
  const staging = besideOutput(out, "new");
  makeFolder(staging);
  // Other threads may be writing into it still, until they find that it has gone.
  const remove = () => removeFolder(staging);
  const stop = () => {
    try {
      remove();
    } finally {
      // Whatever is left goes with the next build.
      process.exit(130);
    }
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    return await write(staging);
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    remove();
  }
}

/** A folder beside the output for as long as this process runs, under a name that nobody else will have given one. */
function besideOutput(out: string, kind: "new" | "old"): string {
  return `${out}.yaml-pages-${kind}-${process.pid}`;
}

/** Removes what builds have left beside the output that could not end. */
function removeLeftovers(out: string): void {
  if (!existsSync(dirname(out))) return;
  for (const name of readdirSync(dirname(out))) {
    if (!name.startsWith(basename(out))) continue;
    const [, kind, pid] = /^\.yaml-pages-(new|old)-(\d+)$/.exec(name.slice(basename(out).length)) ?? [];
    if (pid === undefined || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
    const path = join(dirname(out), name);
    // A build that was killed between its two renames has left no output but the old one.
    if (kind === "old" && !existsSync(out)) renameSync(path, out);
    else removeFolder(path);
  }
}

/**
 * Removes a folder with all that is in it, also where a path in it has become too long for the system: such a part is brought
 * to the top first.
 */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  } catch (error) {
    // The functions of node:fs throw nothing else.
    if ((error as NodeJS.ErrnoException).code !== "ENAMETOOLONG") throw error;
    const part = deepFolder(folder, folder.length + mostRemovable);
    if (part === undefined) throw error;
    const top = `${folder}-part`;
    renameSync(part, top);
    removeFolder(top);
    removeFolder(folder);
  }
}

/** Fewer characters than every system has for a path. */
const mostRemovable = 1000;

/** The path of a folder below another one, with at least so many characters; undefined where none has as many. */
function deepFolder(folder: string, length: number): string | undefined {
  if (folder.length >= length) return folder;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const deep = entry.isDirectory() ? deepFolder(join(folder, entry.name), length) : undefined;
    if (deep !== undefined) return deep;
  }
  return undefined;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process may be somebody else's.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** What a build says that finds the work of another one where it left its own, or none. */
export function outputChanged(): UsageError {
  return new UsageError("Something else has changed the output folder while it was being built. Build again.");
}

/**
 * Puts a whole site in the place of `out`. Between the two renames there is no folder for an instant; where the second
 * fails, the old folder comes back, unless another build has put its own there meanwhile.
 */
export function replaceOutput(out: string, staging: string): void {
  const old = besideOutput(out, "old");
  try {
    if (existsSync(out)) renameSync(out, old);
    renameSync(staging, out);
  } catch (error) {
    const isTaken = existsSync(out);
    if (existsSync(old) && !isTaken) renameSync(old, out);
    if (isTaken) removeFolder(old);
    throw isFromOtherBuild(error) && existsSync(staging) ? outputChanged() : error;
  }
  removeFolder(old);
}

/** Whether a rename failed because a folder was there, or was gone, that was not so a moment before. */
function isFromOtherBuild(error: unknown): boolean {
  // The functions of node:fs throw nothing else.
  return ["EEXIST", "ENOENT", "ENOTEMPTY"].includes((error as NodeJS.ErrnoException).code ?? "");
}

/** Files by their paths below the output folder. */
export interface OutputChange {
  /** Those that have been written to the staging folder. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** Moves the files that have changed into `out`, each in one step, and removes those that are no longer part of the site. */
export function updateOutput(out: string, staging: string, { written, removed }: OutputChange): void {
  // First, because a folder may come in the place of a file, or a file in that of a folder.
  for (const path of removed) rmSync(join(out, path), { force: true });
  for (const folder of new Set(removed.map((path) => dirname(path)))) removeEmpty(out, folder);
  const folders = new Set(written.map((path) => dirname(path)));
  for (const folder of folders) mkdirSync(join(out, folder), { recursive: true });
  for (const path of written) renameSync(join(staging, path), join(out, path));
}

function removeEmpty(out: string, folder: string): void {
  const path = join(out, folder);
  if (folder === "." || !existsSync(path) || readdirSync(path).length > 0) return;
  rmdirSync(path);
  removeEmpty(out, dirname(folder));
}

/** The folders of an output, and when an entry was last added to or removed from each; undefined where one is not there. */
export function folderTimes(out: string, paths: Iterable<string>): [path: string, changed: number][] | undefined {
  const folders = new Set<string>(["."]);
  for (const path of paths)
    for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) folders.add(folder);
  const times = [...folders].map((folder): [string, number] => [
    folder,
    statSync(join(out, folder), { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN,
  ]);
  return times.some(([, changed]) => Number.isNaN(changed)) ? undefined : times;
}
