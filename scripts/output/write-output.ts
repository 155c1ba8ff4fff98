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

/** The file that marks a folder as the output of a build. Servers do not show it. */
export const buildRecordName = ".site-build.json";

/**
 * The real path of an output folder, which need not exist. Throws a UsageError for a folder with files that no build
 * has written, a repository, a folder that contains the content or lies in it, and one that cannot be made. Files that
 * somebody adds to the output of a build are deleted by the next build.
 */
export function resolveOutput(out: string, pages: string): string {
  const path = orCannotBeUsed(out, () => realOutput(out));
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

/** Runs a look at a path that somebody named: what the system says of it, such as that a name is too long, is for them to read. */
function orCannotBeUsed<T>(out: string, look: () => T): T {
  try {
    return look();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // The functions of node:fs throw nothing else.
    throw new UsageError(`--out: ${out} cannot be used: ${(error as Error).message}. Name another folder.`);
  }
}

/** True if a path is the folder itself or lies in it. */
function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !(way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way));
}

/**
 * Makes a folder and removes it again, so that a build fails early where it may not write, as in folders of the system.
 */
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

/** The real path of the parent of a new output folder. Missing folders in it are made later. */
function realParent(out: string): string {
  const parent = dirname(out);
  if (!existsSync(parent)) return join(realParent(parent), basename(parent));
  if (!statSync(parent).isDirectory()) throw new UsageError(`--out: ${parent} is a file. Name a folder.`);
  if (lstatSync(out, { throwIfNoEntry: false })) throw new UsageError(`--out: ${out} is a link that leads nowhere.`);
  return realpathSync(parent);
}

/**
 * Runs `write` with a new staging folder beside `out` for the new files, and removes that folder afterwards. If `write`
 * fails, `out` stays as it was.
 */
export async function withStaging<T>(out: string, write: (staging: string) => Promise<T>): Promise<T> {
  removeLeftovers(out);
  const staging = besideOutput(out, "new");
  makeFolder(staging);
  // Other threads may still be writing into the folder, until they find it gone.
  const remove = () => removeFolder(staging);
  const stop = () => {
    try {
      remove();
    } finally {
      // The next build removes any rest.
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

/** The path of a temporary folder beside the output. The name is unlike any that a person would give. */
function besideOutput(out: string, kind: "new" | "old"): string {
  return `${out}.yaml-pages-${kind}-${process.pid}`;
}

/** Removes the temporary folders of builds that were killed. */
function removeLeftovers(out: string): void {
  if (!existsSync(dirname(out))) return;
  for (const name of readdirSync(dirname(out))) {
    if (!name.startsWith(basename(out))) continue;
    const [, kind, pid] = /^\.yaml-pages-(new|old)-(\d+)$/.exec(name.slice(basename(out).length)) ?? [];
    if (pid === undefined || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
    const path = join(dirname(out), name);
    // A build that was killed between its two renames: the old output is the only one.
    if (kind === "old" && !existsSync(out)) renameSync(path, out);
    else removeFolder(path);
  }
}

/**
 * Removes a folder with its content. A part of it whose path is too long for the system is first moved to the top,
 * where its path is short.
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

/** A length of path that every system allows. */
const mostRemovable = 1000;

/** The path of a folder below another one that has at least `length` characters; undefined if there is none. */
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
    // EPERM: the process runs and belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Error: another process has changed the output folder. */
export function outputChanged(): UsageError {
  return new UsageError("Something else has changed the output folder while it was being built. Build again.");
}

/**
 * Replaces `out` by a whole new site, with two renames between which there is no folder for an instant. If the second
 * fails, the old folder is put back, unless another build has put its own there meanwhile.
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

/** True if a rename failed because another process has made or removed a folder meanwhile. */
function isFromOtherBuild(error: unknown): boolean {
  // The functions of node:fs throw nothing else.
  return ["EEXIST", "ENOENT", "ENOTEMPTY"].includes((error as NodeJS.ErrnoException).code ?? "");
}

/** The difference between two outputs, as paths below the output folder. */
export interface OutputChange {
  /** New and changed files, which stand in the staging folder. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** Moves the changed files into `out`, each with one rename, and removes those that are no longer part of the site. */
export function updateOutput(out: string, staging: string, { written, removed }: OutputChange): void {
  // Removing comes first, because a folder may take the place of a file, or a file that of a folder.
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

/** The folders of an output with the time of the last entry added or removed; undefined if a folder is missing. */
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
