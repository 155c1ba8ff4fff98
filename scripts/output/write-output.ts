import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { UsageError } from "../options.ts";
import type { BundledFile } from "./bundle.ts";

/** The file by which an output folder is known as the work of an earlier build. Servers do not show it. */
export const buildRecordName = ".site-build.json";

/**
 * The real path of an output folder, which need not exist. Refuses what holds something other than an earlier build, so that
 * a build never deletes anything else.
 */
export function resolveOutput(out: string): string {
  if (!existsSync(out)) return out;
  if (!statSync(out).isDirectory()) throw new UsageError(`--out: ${out} is a file. Name a folder.`);
  if (!existsSync(join(out, buildRecordName)) && readdirSync(out).length > 0) {
    throw new UsageError(`--out: ${out} holds files that no build has written. Name a new or an empty folder.`);
  }
  return realpathSync(out);
}

/** Writes a whole site beside `out`, then puts it in the place of `out`: whatever fails, `out` stays as it was. */
export function writeOutput(out: string, files: Iterable<BundledFile>, assets: { from: string; to: string }): number {
  const staging = `${out}.new-${process.pid}`;
  const folders = new Set<string>();
  let count = 0;
  try {
    for (const { path, content } of files) {
      const target = join(staging, path);
      const folder = dirname(target);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      writeFileSync(target, content);
      count++;
    }
    if (existsSync(assets.from)) cpSync(assets.from, join(staging, assets.to), { recursive: true });
    replaceFolder(out, staging);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return count;
}

/** Between the two renames there is no folder for an instant; where the second fails, the old folder comes back. */
function replaceFolder(target: string, replacement: string): void {
  const old = `${target}.old-${process.pid}`;
  const existed = existsSync(target);
  if (existed) renameSync(target, old);
  try {
    renameSync(replacement, target);
  } catch (error) {
    if (existed) renameSync(old, target);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
