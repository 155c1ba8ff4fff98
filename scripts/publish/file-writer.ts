import { closeSync, fchmodSync, fstatSync, openSync, type Stats, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { fileVersion } from "../cache/source-version.ts";
import { makePublicFolder } from "../program/make-folder.js";

/** A file as it was written. */
export interface WrittenFile {
  readonly path: string;
  readonly bytes: number;
  /** A text that changes when anyone writes to the file or moves it, even if its time is set back afterwards. */
  readonly version: string;
}

/**
 * Creates a writer of files below the folder `to`, which makes each missing folder once. Everyone may read the files, whatever the
 * umask. If the folder `to` itself is gone, nothing is made: an interrupted build has removed it.
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

/** Large enough for most files, and reused for each: allocating memory every time takes twice as long as writing the file. */
const memory = Buffer.allocUnsafeSlow(1 << 20);

function joined(parts: readonly (string | Uint8Array)[]): Uint8Array {
  // A unit of UTF-16 takes at most three bytes in UTF-8.
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

/** Makes an open file readable by everyone, if a strict umask has kept it to its owner. */
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

/** A file after it was moved into a folder, with its version there. */
export function renewVersion(folder: string, file: WrittenFile): WrittenFile {
  return { ...file, version: fileVersion(statSync(`${folder}/${file.path}`)) };
}
