import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { UsageError } from "../program/usage-error.ts";

/** The file that marks a folder as the output of a build. Servers do not show it. */
export const buildRecordName = ".site-build.json";

/**
 * The real path of an output folder, which need not exist. Throws a UsageError for a folder with files that no build has
 * written, a repository, a folder that contains the content, or one inside the content or another build's output. Files
 * that someone adds to the output of a build are deleted by the next build.
 */
export function resolveOutput(out: string, pages: string): string {
  const path = orCannotBeUsed(out, () => realOutput(out));
  const content = existsSync(pages) ? realpathSync(pages) : pages;
  if (isWithin(path, content)) {
    throw new UsageError(
      `--out: ${out} contains the content (${pages}), which a build would delete. Choose another folder.`,
    );
  }
  if (isWithin(content, path)) {
    throw new UsageError(
      `--out: ${out} is inside the content (${pages}), and would become part of it. Choose a folder next to it.`,
    );
  }
  const other = folderAbove(path, (folder) => existsSync(join(folder, buildRecordName)));
  if (other !== undefined) {
    throw new UsageError(
      `--out: ${out} is inside the output of another build (${other}), which would delete it next time. Choose a folder next to it.`,
    );
  }
  return path;
}

function folderAbove(path: string, fits: (folder: string) => boolean): string | undefined {
  const parent = dirname(path);
  if (parent === path) return undefined;
  return fits(parent) ? parent : folderAbove(parent, fits);
}

/** Accesses a path that someone has given: they should see the system's message, for example that a name is too long. */
function orCannotBeUsed<T>(out: string, look: () => T): T {
  try {
    return look();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // The functions of node:fs throw nothing else.
    throw new UsageError(`--out: ${out} cannot be used: ${(error as Error).message}. Choose another folder.`);
  }
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !(way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way));
}

function realOutput(out: string): string {
  if (!existsSync(out)) return join(realParent(out), basename(out));
  if (!statSync(out).isDirectory()) throw new UsageError(`--out: ${out} is a file. Choose a folder.`);
  if (!existsSync(join(out, buildRecordName)) && readdirSync(out).length > 0) {
    throw new UsageError(`--out: ${out} holds files that were not written by a build. Choose a new or empty folder.`);
  }
  if (existsSync(join(out, ".git"))) {
    throw new UsageError(`--out: ${out} is a repository, which a build would delete. Choose another folder.`);
  }
  return realpathSync(out);
}

/** The real path of the parent of a new output folder. Missing folders in it are made later. */
function realParent(out: string): string {
  const parent = dirname(out);
  if (!existsSync(parent)) return join(realParent(parent), basename(parent));
  if (!statSync(parent).isDirectory()) throw new UsageError(`--out: ${parent} is a file. Choose a folder.`);
  if (lstatSync(out, { throwIfNoEntry: false })) throw new UsageError(`--out: ${out} is a broken symbolic link.`);
  return realpathSync(parent);
}
