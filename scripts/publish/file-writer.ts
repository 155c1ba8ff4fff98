import { closeSync, fchmodSync, fstatSync, openSync, type Stats, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { fileVersion } from "../cache/source-version.ts";
import { makePublicFolder } from "../program/make-folder.js";

/** A file as it was written. */
export interface WrittenFile {
  readonly path: string;
  readonly bytes: number;
  /** A text that changes when anybody writes to the file or moves it, also where its time is set back afterwards. */
  readonly version: string;
}

/**
 * Creates a writer of files below the folder `to`, which makes each missing folder once. Everybody may read them, whatever the
 * umask. Where that folder itself is gone, nothing is made: an interrupted build has taken it away.
 */
export function createFileWriter(to: string) {
  const made = new Set<string>([to]);
  const make = (folder: string) => {
    if (made.has(folder)) return;
    make(dirname(folder));
    try {
      makePublicFolder(folder);
    } catch (error) {
      // Another thread may have made it. The functions of node:fs throw nothing else.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    made.add(folder);
  };
  return {
    /** Writes the parts, joined, into a file. */
    write(path: string, ...parts: readonly (string | Uint8Array)[]): WrittenFile {
      const bytes = joined(parts);
      const target = `${to}/${path}`;
      make(dirname(target));
      const file = openSync(target, "w");
      try {
        writeAll(file, bytes);
        return { path, bytes: bytes.length, version: fileVersion(publicStats(file)) };
      } finally {
        closeSync(file);
      }
    },
  };
}

/** Large enough for most files. Each file takes it in its turn: making memory for each takes twice the time of writing it. */
const memory = Buffer.allocUnsafeSlow(1 << 20);

function joined(parts: readonly (string | Uint8Array)[]): Uint8Array {
  // A unit of UTF-16 is at most three bytes of UTF-8.
  const most = parts.reduce((sum, part) => sum + (typeof part === "string" ? 3 : 1) * part.length, 0);
  if (most > memory.length)
    return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
  let end = 0;
  for (const part of parts) {
    if (typeof part === "string") end += memory.write(part, end);
    else {
      memory.set(part, end);
      end += part.length;
    }
  }
  return memory.subarray(0, end);
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let start = 0; start < bytes.length;) start += writeSync(file, bytes, start);
}

/** Lets everybody read an open file, which a strict umask has made for its owner alone. */
function publicStats(file: number): Stats {
  const stats = fstatSync(file);
  if ((stats.mode & 0o444) === 0o444) return stats;
  fchmodSync(file, stats.mode | 0o444);
  return fstatSync(file);
}

/** True if nobody has written to the file since. */
export function isIntact(folder: string, { path, version }: WrittenFile): boolean {
  const stats = statSync(`${folder}/${path}`, { throwIfNoEntry: false });
  return stats !== undefined && fileVersion(stats) === version;
}

/** A file that has been moved into a folder, with the version that it has now. */
export function renewVersion(folder: string, file: WrittenFile): WrittenFile {
  return { ...file, version: fileVersion(statSync(`${folder}/${file.path}`)) };
}
