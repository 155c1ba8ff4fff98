import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { Validators } from "./request-conditions.ts";

/** A file as it was when it was opened: a build that puts another one in its place does not change what is read from it. */
export interface OpenFile extends Validators {
  readonly path: string;
  readonly handle: FileHandle;
  /** In bytes. */
  readonly size: number;
}

/** What systems say where there is no file of a name: nothing, a file in the place of a folder, too long a name, a socket. */
const absent = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "ENXIO"]);

/** Whether an error says that there is no such file. */
export function isAbsent(error: unknown): boolean {
  // The functions of node:fs throw nothing else.
  return absent.has((error as NodeJS.ErrnoException).code ?? "");
}

/** Opens a file to read, which the caller is to close; undefined where there is none. */
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
    // Else it would wait for somebody to write to a pipe. Windows has no such flag.
    return await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
