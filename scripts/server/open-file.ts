import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { Encoding } from "./choose-encoding.ts";
import type { Validators } from "./request-conditions.ts";

/** An open file. Its content stays the same when a build replaces the file at this path. */
export interface OpenFile extends Validators {
  /** The path of the file as it is, also where it is open in a compressed form. */
  readonly path: string;
  readonly encoding?: Encoding;
  readonly handle: FileHandle;
  /** In bytes. */
  readonly size: number;
}

/**
 * The error codes of a missing file: no entry, a file where a folder should be, a name too long, too many links, a
 * socket.
 */
const absent = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "ENXIO"]);

/** True if an error of node:fs says that there is no such file. */
export function isAbsent(error: unknown): boolean {
  // The functions of node:fs throw nothing else.
  return absent.has((error as NodeJS.ErrnoException).code ?? "");
}

/** Opens a file for reading, and returns undefined if there is none. The caller closes it. */
export async function openFile(path: string): Promise<OpenFile | undefined> {
  const handle = await openToRead(path);
  if (!handle) return undefined;
  try {
    const stats = await handle.stat({ bigint: true });
    if (stats.isFile()) {
      const size = Number(stats.size);
      const tag = `"${stats.size.toString(36)}-${stats.mtimeNs.toString(36)}"`;
      return { path, handle, size, tag, modified: stats.mtime };
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return undefined;
}

async function openToRead(path: string): Promise<FileHandle | undefined> {
  try {
    // Without O_NONBLOCK, opening a named pipe would wait for somebody to write to it. Windows has no such flag.
    return await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
