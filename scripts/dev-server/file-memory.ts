import { join } from "node:path";
import { decodeFile, displayPath, type OtherFile, reasonOf, type SourceFile } from "../content/read-content.ts";
import type { Disk } from "./disk.ts";

/** Where content is. */
export interface ContentPlace {
  /** The content folder. */
  readonly pages: string;
  /** The folder that paths in reports are relative to. */
  readonly cwd: string;
  readonly disk: Disk;
}

/** A file as it is on disk now: its text, or why there is none. */
export type FileOnDisk = SourceFile | OtherFile;

/**
 * Gives what `digest` makes of the files of a content folder, by their paths in it; undefined where there is no such file. A
 * file is read again when it has been written, and only then.
 */
export function createFileMemory<Digest>(
  { pages, cwd, disk }: ContentPlace,
  digest: (file: FileOnDisk) => Digest,
): (path: string) => Digest | undefined {
  const known = new Map<string, { version: string; digest: Digest }>();
  return (path) => {
    const location = join(pages, path);
    // Before the file is read: a write in between leads to another version next time.
    const version = disk.version(location);
    const before = known.get(path);
    // A version that is empty may be that of two different contents.
    if (version && before?.version === version) return before.digest;
    known.delete(path);
    const file =
      version === undefined ? undefined : readFile(disk, location, { path, file: displayPath(location, cwd) });
    if (version === undefined || !file) return undefined;
    const read = { version, digest: digest(file) };
    known.set(path, read);
    return read.digest;
  };
}

function readFile(disk: Disk, location: string, names: Pick<SourceFile, "path" | "file">): FileOnDisk | undefined {
  try {
    return decodeFile(names, disk.read(location));
  } catch (error) {
    // The functions of node:fs throw nothing else. A file may go between two looks, and a folder can be named `a.yaml`.
    const { code } = error as NodeJS.ErrnoException;
    return code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR"
      ? undefined
      : { ...names, failure: reasonOf(error) };
  }
}
