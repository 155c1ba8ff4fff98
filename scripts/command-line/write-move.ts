import { mkdirSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { replaceFile } from "../cache/replace-file.ts";
import type { SourceFile } from "../content/read/read-content.ts";
import { UsageError } from "../program/usage-error.ts";

/** A file that moves, and what writes it in its new place, where there must be none. */
export interface MovingFile {
  readonly path: string;
  readonly newPath: string;
  write(file: string): void;
}

/** A move that is ready to be written, and the texts of all files before it by their paths. */
interface ReadyMove {
  readonly files: readonly MovingFile[];
  readonly changed: readonly SourceFile[];
  readonly before: ReadonlyMap<string, string>;
}

/**
 * Writes the files in their new places, then the links to them, and last deletes the old ones: whenever it is interrupted,
 * nothing is lost. Where one file cannot be written, the others are put back, and a UsageError says why.
 */
export function writeMove(pages: string, { files, changed, before }: ReadyMove): void {
  const written: string[] = [];
  for (const { newPath, write } of files) {
    try {
      mkdirSync(dirname(join(pages, newPath)), { recursive: true });
      write(join(pages, newPath));
      written.push(newPath);
    } catch (error) {
      for (const path of written) rmSync(join(pages, path));
      // The functions of node:fs throw nothing else. What is there already is another file.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") rmSync(join(pages, newPath), { force: true });
      throw new UsageError(`Nothing was moved: ${newPath} could not be written: ${(error as Error).message}.`);
    }
  }
  const done: SourceFile[] = [];
  for (const source of changed) {
    const old = before.get(source.path) ?? "";
    const reason = replaceFile({ folder: pages, path: source.path }, old, source.text);
    if (reason === undefined) {
      done.push(source);
      continue;
    }
    for (const { path, text } of done) replaceFile({ folder: pages, path }, text, before.get(path) ?? "");
    for (const { newPath } of files) rmSync(join(pages, newPath));
    throw new UsageError(`Nothing was moved: ${source.displayPath} could not be written: ${reason}.`);
  }
  for (const { path } of files) {
    rmSync(join(pages, path));
    removeEmptyFolders(pages, dirname(path));
  }
}

/** Removes a folder of the content that the last file has left, and those around it. */
function removeEmptyFolders(pages: string, folder: string): void {
  if (folder === "." || readdirSync(join(pages, folder)).length > 0) return;
  rmdirSync(join(pages, folder));
  removeEmptyFolders(pages, dirname(folder));
}
