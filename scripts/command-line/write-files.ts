import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { replaceFile } from "../cache/replace-file.ts";
import { findDetour } from "../content/read/open-regular-file.ts";
import { reasonNotWritten } from "../content/read/obstacle.ts";
import { readBytes } from "../content/read/read-bytes.ts";
import { UsageError } from "../program/usage-error.ts";

/** A file of a content folder before and after a change; undefined if it is not there. */
export interface FileChange {
  readonly path: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

/**
 * Writes some files of a content folder in their order, each whole and through no link. If one is not as it was before, or cannot be
 * written, the others are put back, and a UsageError says why.
 */
export function writeFiles(pages: string, changes: readonly FileChange[]): void {
  for (const [at, change] of changes.entries()) {
    const reason = writeFile(pages, change);
    if (reason === undefined) continue;
    writeFiles(pages, takenBack(changes.slice(0, at)));
    throw new UsageError(`Nothing was changed: ${change.path} could not be written: ${reason}.`);
  }
}

/** The changes that undo others. */
export function takenBack(changes: readonly FileChange[]): readonly FileChange[] {
  return changes.map(({ path, before, after }) => ({ path, before: after, after: before })).toReversed();
}

/** Returns the reason if a file was not written. */
function writeFile(pages: string, { path, before, after }: FileChange): string | undefined {
  const detour = findDetour(pages, path);
  if (detour !== undefined) return `${detour} is not a folder`;
  if (before && after) return replaceFile({ folder: pages, path }, `${before}`, `${after}`);
  const file = join(pages, path);
  try {
    if (after) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, after, { flag: "wx" });
    } else if (before) {
      const now = readBytes(pages, path);
      if (!(now instanceof Uint8Array) || !before.equals(now)) return "it changed in the meantime";
      rmSync(file);
      removeEmptyFolders(pages, dirname(path));
    }
    return undefined;
  } catch (error) {
    // A file that already exists is someone else's. The cast is safe: the functions of node:fs throw nothing else.
    if (after && (error as NodeJS.ErrnoException).code !== "EEXIST") rmSync(file, { force: true });
    return reasonNotWritten(error);
  }
}

/** Removes a content folder that has become empty, and its parents if they have too. */
function removeEmptyFolders(pages: string, folder: string): void {
  if (folder === "." || readdirSync(join(pages, folder)).length > 0) return;
  rmdirSync(join(pages, folder));
  removeEmptyFolders(pages, dirname(folder));
}
