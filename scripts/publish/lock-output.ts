import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "../cache/content-hash.ts";
import { makeFolder } from "../program/make-folder.js";
import { UsageError } from "../program/usage-error.ts";

/**
 * Locks an output folder for this process by a file in `folder`, and returns a function that releases the lock. Throws a UsageError if
 * another build holds it. A lock left by a process that has ended does not count.
 */
export function lockOutput(out: string, folder: string): () => void {
  makeFolder(folder);
  const file = join(folder, `lock-${contentHash(out)}`);
  if (!tryToWrite(file)) {
    if (isHeld(file)) {
      throw new UsageError(
        `Another build is writing into ${out}. Wait for it to finish, and build again. If no build is running, remove ${file}.`,
      );
    }
    rmSync(file, { force: true });
    if (!tryToWrite(file)) return lockOutput(out, folder);
  }
  return () => {
    try {
      rmSync(file, { force: true });
    } catch {
      // If it stays, it does not count once this process has ended.
    }
  };
}

function tryToWrite(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    // The functions of node:fs throw nothing else.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Whether a running process holds a lock. One that has just created the file has not written its id yet. */
function isHeld(file: string): boolean {
  try {
    const text = readFileSync(file, "utf8");
    return text === "" ? Date.now() - statSync(file).mtimeMs < writing : isRunning(Number(text));
  } catch {
    // Its process has just released it.
    return false;
  }
}

/** The longest time, in milliseconds, that a process takes from creating the file to writing into it. */
const writing = 2000;

function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
