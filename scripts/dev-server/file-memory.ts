import { join } from "node:path";
import { decodeFile, displayPath, type OtherFile, type SourceFile } from "../content/read/read-content.ts";
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
    // Before the file is read: a write in between leads to another version next time.
    const version = disk.version(pages, path);
    const before = known.get(path);
    // A version that is empty may be that of two different contents.
    if (version && before?.version === version) return before.digest;
    known.delete(path);
    const file =
      version === undefined ? undefined : readFile(disk, pages, { path, file: displayPath(join(pages, path), cwd) });
    if (version === undefined || !file) return undefined;
    const read = { version, digest: digest(file) };
    known.set(path, read);
    return read.digest;
  };
}

function readFile(disk: Disk, folder: string, names: Pick<SourceFile, "path" | "file">): FileOnDisk | undefined {
  const bytes = disk.read(folder, names.path);
  if (bytes instanceof Uint8Array) return decodeFile(names, bytes);
  // It may have gone between two looks.
  return bytes.kind === "missing" ? undefined : { ...names, obstacle: bytes };
}
