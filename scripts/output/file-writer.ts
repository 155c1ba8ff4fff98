import { closeSync, fstatSync, mkdirSync, openSync, type Stats, statSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file as it was written. */
export interface WrittenFile {
  /** The path below the output folder. */
  readonly path: string;
  readonly bytes: number;
  /** Another text whenever someone else has written the file; the same when it has only been moved. */
  readonly version: string;
}

/** Writes files below a folder. */
export interface FileWriter {
  /** Writes a file of some parts, one after the other. */
  write(path: string, ...parts: readonly (string | Uint8Array)[]): WrittenFile;
}

/** Creates a writer that makes the folders it needs, each once. */
export function createFileWriter(to: string): FileWriter {
  const folders = new Set<string>();
  const joinParts = createJoiner();
  return {
    write(path, ...parts) {
      const target = `${to}/${path}`;
      const folder = dirname(target);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      const bytes = joinParts(parts);
      const file = openSync(target, "w");
      try {
        for (let start = 0; start < bytes.length; ) start += writeSync(file, bytes, start);
        return { path, bytes: bytes.length, version: versionOf(fstatSync(file)) };
      } finally {
        closeSync(file);
      }
    },
  };
}

/** Most files fit into it. To write into the same memory again and again is twice as fast as to ask for new memory. */
const memorySize = 1 << 20;

/** What it returns is good until it is called again. */
function createJoiner(): (parts: readonly (string | Uint8Array)[]) => Uint8Array {
  const memory = Buffer.allocUnsafeSlow(memorySize);
  return (parts) => {
    // A character takes three bytes at most.
    const most = parts.reduce((sum, part) => sum + (typeof part === "string" ? part.length * 3 : part.length), 0);
    if (most > memorySize) return Buffer.concat(parts.map((part) => Buffer.from(part)));
    let length = 0;
    for (const part of parts) {
      if (typeof part === "string") length += memory.write(part, length);
      else {
        memory.set(part, length);
        length += part.length;
      }
    }
    return memory.subarray(0, length);
  };
}

/** A file below a folder that something else than a writer has written. */
export function writtenFile(folder: string, path: string): WrittenFile {
  const stats = statSync(join(folder, path));
  return { path, bytes: stats.size, version: versionOf(stats) };
}

/** Whether a file below a folder is still as it was written. */
export function isIntact(folder: string, { path, version }: WrittenFile): boolean {
  const stats = statSync(`${folder}/${path}`, { throwIfNoEntry: false });
  return stats !== undefined && versionOf(stats) === version;
}

function versionOf({ size, mtimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ino}`;
}
