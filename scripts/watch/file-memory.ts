import { join } from "node:path";
import { diskPath } from "../content/read/disk-path.ts";
import { readBytes } from "../content/read/read-bytes.ts";
import { decodeFile, displayPath, type OtherFile, type SourceFile } from "../content/read/read-content.ts";
import { versionOnDisk } from "./disk.ts";

/** A content folder as the dev server reads it. */
export interface ContentPlace {
  /** The content folder. */
  readonly pages: string;
  /** The folder that paths in reports are relative to. */
  readonly cwd: string;
  /** The base path of the dev server, which is fixed while it runs; empty by default. */
  readonly base?: string;
}

/** A file on disk: with its text, or with the reason why it cannot be read. */
export type FileOnDisk = SourceFile | OtherFile;

/**
 * Returns a function that reads the file at a path of the content folder, and gives the same object until it is written again; undefined
 * if there is none.
 */
export function createFileMemory({ pages, cwd }: ContentPlace): (path: string) => FileOnDisk | undefined {
  const known = new Map<string, { version: string; file: FileOnDisk }>();
  return (path) => {
    // Read before the file, so that a write in between gives another version next time.
    const version = versionOnDisk(pages, path);
    const before = known.get(path);
    // Different contents may both have an empty version.
    if (version && before?.version === version) return before.file;
    known.delete(path);
    if (version === undefined) return undefined;
    const file = readFile(pages, { path, displayPath: displayPath(join(pages, diskPath(pages, path)), cwd) });
    if (file) known.set(path, { version, file });
    return file;
  };
}

function readFile(folder: string, names: Pick<SourceFile, "path" | "displayPath">): FileOnDisk | undefined {
  const bytes = readBytes(folder, names.path);
  if (bytes instanceof Uint8Array) return decodeFile(names, bytes);
  // The file may have been deleted since its version was taken.
  return bytes.kind === "missing" ? undefined : { ...names, obstacle: bytes };
}

/** Returns a function that remembers the result of `work` for each file object. */
export function rememberFiles<Result>(work: (file: FileOnDisk) => Result): (file: FileOnDisk) => Result {
  const known = new WeakMap<FileOnDisk, { readonly result: Result }>();
  return (file) => {
    const before = known.get(file) ?? { result: work(file) };
    known.set(file, before);
    return before.result;
  };
}
