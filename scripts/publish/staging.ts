import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { onInterruption } from "../program/interruption.ts";
import { makeFolder, makePublicFolder } from "../program/make-folder.js";
import { UsageError } from "../program/usage-error.ts";

/** The path of a staging folder next to an output folder, for the new files of a build. No person would choose a name like this. */
export function stagingOf(out: string): string {
  return `${out}.yaml-pages-new-${process.pid}`;
}

/** Runs `write` with a new staging folder next to a locked output folder, and removes it afterwards, even if the process is interrupted. */
export async function withStaging<T>(out: string, write: (staging: string) => Promise<T>): Promise<T> {
  removeStagings(out);
  const staging = stagingOf(out);
  const remove = () => {
    // Other threads may be writing into the folder: once it has been moved away, they cannot.
    if (existsSync(staging)) renameSync(staging, `${staging}-part`);
    removeFolder(`${staging}-part`);
  };
  const forget = onInterruption(remove);
  try {
    makeStaging(staging, out);
    return await write(staging);
  } finally {
    forget();
    removeFolder(staging);
  }
}

function makeStaging(staging: string, out: string): void {
  try {
    makeFolder(dirname(staging));
    makePublicFolder(staging);
  } catch (error) {
    // The functions of node:fs throw nothing else.
    throw new UsageError(`--out: ${out} cannot be created: ${(error as Error).message}. Choose another folder.`);
  }
}

function removeStagings(out: string): void {
  const [parent, name] = [dirname(out), basename(out)];
  if (!existsSync(parent)) return;
  for (const entry of readdirSync(parent)) {
    const isStaging = entry.startsWith(name) && /^\.yaml-pages-new-\d+(?:-part)?$/.test(entry.slice(name.length));
    if (isStaging) removeFolder(join(parent, entry));
  }
}

/** Removes a folder, including anything that other threads add meanwhile: each further round finds what the last one missed. */
export function removeFolder(folder: string): void {
  for (let rounds = 5; rounds > 0; rounds--) {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
      if (!existsSync(folder)) return;
    } catch (error) {
      if (rounds === 1) throw error;
    }
  }
}
