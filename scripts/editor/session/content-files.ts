import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { replaceFile } from "../../cache/replace-file.ts";
import { baselineFileName, isAsset, isHidden, isTable, isYaml, lockFileName } from "../../content/read/content-path.ts";
import { findDetour } from "../../content/read/open-regular-file.ts";
import { readBytes } from "../../content/read/read-bytes.ts";
import { UsageError } from "../../program/usage-error.ts";

/** A file before and after a change; undefined where it is not there. */
export interface FileChange {
  readonly path: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

/** Hidden files that change with pages, such as their addresses when one is renamed. */
export const keptFiles: readonly string[] = [lockFileName, baselineFileName];

/** Throws a UsageError for a path that no file of the content has: nothing else is read or written. */
function requireContentPath(path: string): void {
  const isPlain = path !== "" && !path.startsWith("/") && !/[\\\0]/.test(path) && posix.normalize(path) === path;
  const isInside = isPlain && !/^\.\.(?:\/|$)/.test(path) && (isYaml(path) || isAsset(path) || isTable(path));
  if (keptFiles.includes(path) || (isInside && !isHidden(path))) return;
  throw new UsageError(`${JSON.stringify(path)} is no file of the content.`);
}

/** The bytes of a file of the content; undefined where it is not there. Throws a UsageError where it cannot be read. */
export function readContentFile(pages: string, path: string): Buffer | undefined {
  requireContentPath(path);
  const found = readBytes(pages, path);
  if (found instanceof Uint8Array) return Buffer.from(found);
  if (found.kind === "missing") return undefined;
  throw new UsageError(`${path} cannot be read.`);
}

/** Writes all of some files, or none. Throws a UsageError where one cannot be written. */
export function writeContentFiles(pages: string, changes: readonly FileChange[]): void {
  for (const [at, change] of changes.entries())
    try {
      writeContentFile(pages, change);
    } catch (error) {
      const back = ({ path, before, after }: FileChange) => ({ path, before: after, after: before });
      writeContentFiles(pages, changes.slice(0, at).toReversed().map(back));
      throw error;
    }
}

/**
 * Writes a file of the content, or removes it, where it still is as it was before: whole or not at all, and through no link. Throws a
 * UsageError where it is not, or cannot be written.
 */
function writeContentFile(pages: string, { path, before, after }: FileChange): void {
  requireContentPath(path);
  const detour = findDetour(pages, path);
  if (detour !== undefined) throw new UsageError(`${detour} is no folder: a file can only be written to a folder.`);
  const file = join(pages, path);
  let reason: string | undefined;
  try {
    if (before && after) reason = replaceFile({ folder: pages, path }, `${before}`, `${after}`);
    else if (after) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, after, { flag: "wx" });
    } else if (before && readContentFile(pages, path)?.equals(before)) rmSync(file);
    else if (before) reason = "it changed meanwhile";
  } catch (error) {
    // The functions of node:fs throw nothing else.
    reason = (error as NodeJS.ErrnoException).message;
  }
  if (reason !== undefined) throw new UsageError(`${path} could not be written: ${reason}.`);
}
