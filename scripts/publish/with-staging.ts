import { existsSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { onInterruption } from "../program/interruption.ts";
import { makeFolder, makePublicFolder } from "../program/make-folder.js";
import { removeFolder } from "./remove-folder.ts";
import { stagingOf } from "./staging.ts";
import { type BuildNotes, openBuildNotes } from "./unfinished-build.ts";

interface BuildPlace {
  /** An output folder that this process has locked. */
  readonly out: string;
  /** The folder of the cache. */
  readonly memory: string;
}

/**
 * Runs `write` with a new staging folder for the new files, and removes that folder afterwards, also where the process is
 * interrupted; but not where publishing has begun and failed: the next command goes on with it.
 */
export async function withStaging<T>(
  { out, memory }: BuildPlace,
  write: (staging: string, notes: BuildNotes) => Promise<T>,
): Promise<T> {
  const staging = stagingOf(out);
  const notes = openBuildNotes(memory, out);
  const forget = onInterruption(() => {
    // Other threads are writing into the folder: where it has been moved away, they cannot.
    if (existsSync(staging)) renameSync(staging, `${staging}-part`);
    removeFolder(`${staging}-part`);
    notes.noteEnd();
  });
  try {
    notes.noteStart();
    makeFolder(dirname(staging));
    makePublicFolder(staging);
    return await write(staging, notes);
  } finally {
    forget();
    if (!notes.isPublishing()) {
      removeFolder(staging);
      notes.noteEnd();
    }
  }
}
