import { existsSync, lstatSync, readdirSync, renameSync, rmdirSync, unlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { makePublicFolder } from "../program/make-folder.js";
import { removeFolder } from "./staging.ts";

/** How a site replaces another one: paths below the output folder, in the order in which they are handled. */
interface PublicationPlan {
  readonly moved: readonly string[];
  /** Files that are no longer part of the site, and folders that are empty without them. */
  readonly removed: readonly string[];
  readonly emptied: readonly string[];
}

/**
 * Moves a staging folder with a whole site to an output folder that is missing or empty, in one step. Returns false if
 * that is not possible.
 */
export function moveWhole(out: string, staging: string): boolean {
  if (existsSync(out) && readdirSync(out).length > 0) return false;
  try {
    renameSync(staging, out);
    return true;
  } catch (error) {
    // The functions of node:fs throw nothing else. Not every system can replace an existing folder.
    if (["EBUSY", "EEXIST", "ENOTEMPTY", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}

/** All files in an output folder, and anything else that is not a folder; and the folders below it. */
export function listOutput(out: string): { files: string[]; folders: string[] } {
  const [files, folders]: [string[], string[]] = [[], []];
  const list = (folder: string) => {
    for (const entry of readdirSync(join(out, folder), { withFileTypes: true })) {
      const path = folder + entry.name;
      if (!entry.isDirectory()) files.push(path);
      else {
        folders.push(path);
        list(`${path}/`);
      }
    }
  };
  list("");
  return { files, folders };
}

function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let folder = dirname(path); folder !== "." && !folders.has(folder); folder = dirname(folder))
      folders.add(folder);
  return folders;
}

interface OutputChange {
  readonly before: { readonly files: readonly string[]; readonly folders: Iterable<string> };
  readonly files: readonly string[];
  /** Those of them that are in the staging folder. */
  readonly written: readonly string[];
}

/**
 * The order of changes in which at every moment each page is whole, old or new, and everything that it needs and links to is there:
 * first come new files, pages after what they need; then changed ones, pages last; then old ones are removed, pages first.
 */
export function planPublication(out: string, { before, files, written }: OutputChange): PublicationPlan {
  const [old, now] = [new Set(before.files), new Set(files)];
  const folders = foldersOf(files);
  const steps = [0, 1, 2, 3].map((step) =>
    written.filter((path) => step === (old.has(path) ? 2 : 0) + (isPage(path) ? 1 : 0)),
  );
  const gone = before.files.filter((path) => !now.has(path));
  const taken = gone.length > 0 ? sameFilesIn(out, { gone, files }) : new Set();
  const removed = gone.filter((path) => !taken.has(path) && !folders.has(path));
  return {
    moved: steps.flat(),
    removed: [...removed.filter(isPage), ...removed.filter((path) => !isPage(path))],
    // The innermost first.
    emptied: [...before.folders].filter((folder) => !folders.has(folder)).sort((a, b) => b.length - a.length),
  };
}

function isPage(path: string): boolean {
  return /\.html?$/.test(path);
}

/** Old files whose names differ only in case from new ones, if they are the same file: the file that replaces it must not be removed. */
function sameFilesIn(out: string, { gone, files }: { gone: readonly string[]; files: readonly string[] }): Set<string> {
  const fold = (path: string) => path.normalize("NFC").toLowerCase();
  const folded = new Map(files.map((path) => [fold(path), path]));
  const identity = (path: string) => lstatSync(join(out, path), { throwIfNoEntry: false })?.ino;
  return new Set(
    gone.filter((path) => {
      const twin = folded.get(fold(path));
      return twin !== undefined && identity(twin) === identity(path);
    }),
  );
}

/** Moves files from the staging folder to the output folder, each in one step, and removes what is gone. */
export function publish(out: string, staging: string, { moved, removed, emptied }: PublicationPlan): void {
  const made = new Set<string>([out]);
  for (const path of moved) {
    makeFolders(dirname(join(out, path)), made);
    moveFile(join(staging, path), join(out, path));
  }
  for (const path of removed) ignoring(["ENOENT", "ENOTDIR"], () => unlinkSync(join(out, path)));
  for (const path of emptied) ignoring(["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"], () => rmdirSync(join(out, path)));
}

/** Makes a folder, even if there is a file or a link in its place, which is no longer part of the site. */
function makeFolders(folder: string, made: Set<string>): void {
  if (made.has(folder)) return;
  makeFolders(dirname(folder), made);
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) unlinkSync(folder);
  if (!stats?.isDirectory()) makePublicFolder(folder);
  made.add(folder);
}

function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // The folder in its place is no longer part of the site.
    if (!lstatSync(to, { throwIfNoEntry: false })?.isDirectory()) throw error;
    removeFolder(to);
    renameSync(from, to);
  }
}

function ignoring(codes: readonly string[], action: () => void): void {
  try {
    action();
  } catch (error) {
    // The functions of node:fs throw nothing else.
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
