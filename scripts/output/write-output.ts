import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { UsageError } from "../options.ts";
import type { BundledFile } from "./bundle.ts";

/** The file by which an output folder is known as the work of an earlier build. */
export const outputMark = "vercel.json";

/** Refuses a folder that holds something other than an earlier build, so that a build never deletes anything else. */
export function refuseForeignFolder(out: string): void {
  if (!existsSync(out) || existsSync(join(out, outputMark))) return;
  if (readdirSync(out).length > 0) {
    throw new UsageError(`--out: ${out} holds files that no build has written. Name a new or an empty folder.`);
  }
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

function replaceFolder(target: string, replacement: string): void {
  const old = `${target}.old-${process.pid}`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(replacement, target);
  rmSync(old, { recursive: true, force: true });
}
