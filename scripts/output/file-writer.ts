import { closeSync, fstatSync, mkdirSync, openSync, readSync, type Stats, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { hasChanged, type RegularFile } from "../content/read/open-regular-file.ts";

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
  /** Writes a file with what another one holds, or returns undefined where somebody has written that one meanwhile. */
  copy(path: string, from: RegularFile): WrittenFile | undefined;
}

/** Creates a writer that makes the folders it needs, each once. */
export function createFileWriter(to: string): FileWriter {
  const folders = new Set<string>();
  const joinParts = createJoiner();
  const open = (path: string) => {
    const target = `${to}/${path}`;
    const folder = dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return openSync(target, "w");
  };
  return {
    write(path, ...parts) {
      const bytes = joinParts(parts);
      const file = open(path);
      try {
        writeAll(file, bytes);
        return { path, bytes: bytes.length, version: versionOf(fstatSync(file)) };
      } finally {
        closeSync(file);
      }
    },
    copy(path, from) {
      const file = open(path);
      try {
        const bytes = copyAll(from, file);
        const isWhole = bytes === from.stats.size && !hasChanged(from.stats, fstatSync(from.descriptor));
        return isWhole ? { path, bytes, version: versionOf(fstatSync(file)) } : undefined;
      } finally {
        closeSync(file);
      }
    },
  };
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let start = 0; start < bytes.length; ) start += writeSync(file, bytes, start);
}

/** Returns how many bytes there were: never more than one more than there are to be, also where a file grows all the time. */
function copyAll({ descriptor, stats }: RegularFile, file: number): number {
  const memory = Buffer.allocUnsafe(Math.min(stats.size + 1, memorySize));
  let copied = 0;
  for (;;) {
    const length = readSync(descriptor, memory, 0, Math.min(memory.length, stats.size + 1 - copied), null);
    if (length === 0) return copied;
    writeAll(file, memory.subarray(0, length));
    copied += length;
  }
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

/** Whether a file below a folder is still as it was written. */
export function isIntact(folder: string, { path, version }: WrittenFile): boolean {
  const stats = statSync(`${folder}/${path}`, { throwIfNoEntry: false });
  return stats !== undefined && versionOf(stats) === version;
}

function versionOf({ size, mtimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ino}`;
}
