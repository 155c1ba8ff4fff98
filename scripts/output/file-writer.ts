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
  write(path: string, content: string | Uint8Array): WrittenFile;
}

const memorySize = 1 << 20;

/** Creates a writer that makes the folders it needs, each once. */
export function createFileWriter(to: string): FileWriter {
  const folders = new Set<string>();
  // Most texts fit, and to write into the same memory again and again is twice as fast as to ask for new memory.
  const memory = Buffer.allocUnsafeSlow(memorySize);
  // A character takes three bytes at most.
  const encode = (text: string) =>
    text.length * 3 > memorySize ? Buffer.from(text) : memory.subarray(0, memory.write(text));
  return {
    write(path, content) {
      const target = join(to, path);
      const folder = dirname(target);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      const bytes = typeof content === "string" ? encode(content) : content;
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
