import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { cacheFolder } from "../program/project.ts";

const folder = join(cacheFolder, "replacing");

/** Hidden files that stand beside pages for a moment: their names end with the process that writes them. */
const temporaryName = /^\..+\.(\d+)\.tmp$/s;

/** The name of the file in which this process writes what is to take the place of another. */
export function temporaryNameFor(name: string): string {
  return `.${name}.${process.pid}.tmp`;
}

/**
 * Notes that a file is about to be written beside a page, so that the next command removes it should this process be killed.
 * Returns what removes the note. Where the cache cannot be written there is none.
 */
export function noteReplacement(temporary: string): () => void {
  const note = join(folder, `${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(note, temporary);
  } catch {}
  return () => rmSync(note, { force: true });
}

/** Removes what commands that were killed have left beside pages. */
export function removeTemporaryFiles(): void {
  for (const name of namesIn(folder)) {
    const note = join(folder, name);
    try {
      const temporary = readFileSync(note, "utf8");
      const [, pid] = temporaryName.exec(basename(temporary)) ?? [];
      if (pid === name && isRunning(Number(pid))) continue;
      if (pid === name) rmSync(temporary, { force: true });
      rmSync(note, { force: true });
    } catch {
      // Another command removes it at the same time, or nobody may: then the next one tries.
    }
  }
}

function namesIn(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** A process that has got the number of another one puts the removal off to the next command. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
