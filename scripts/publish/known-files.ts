import { createFileWriter, type FileWriter, isIntact, type WrittenFile } from "./file-writer.ts";

/** A file of the output that is no page. */
export interface SavedFile {
  /** A text that changes with its content. */
  readonly version: string;
  readonly file: WrittenFile;
}

/** The files beside the pages: one that is as the last build left it stays, any other is written into the staging folder. */
export interface KnownFiles {
  /** The file at a path where it has a version, or any if none is named, and nobody has written to it since the last build. */
  find(path: string, version?: string): SavedFile | undefined;
  write(path: string, version: string, content: string | Uint8Array): SavedFile;
  copy(path: string, version: string, from: Parameters<FileWriter["copy"]>[1]): SavedFile | undefined;
}

/** Opens the files of an output folder, of which the last build has left `before`, for a build with a staging folder `to`. */
export function openKnownFiles(out: string, before: readonly SavedFile[], to: string): KnownFiles {
  const known = new Map(before.map((saved) => [saved.file.path, saved]));
  const writer = createFileWriter(to);
  return {
    find(path, version) {
      const saved = known.get(path);
      return saved && version !== "" && (version ?? saved.version) === saved.version && isIntact(out, saved.file)
        ? saved
        : undefined;
    },
    write: (path, version, content) => ({ version, file: writer.write(path, content) }),
    copy(path, version, from) {
      const file = writer.copy(path, from);
      return file && { version, file };
    },
  };
}
