import { createFileWriter, isIntact, type WrittenFile } from "./file-writer.ts";

/** A file of the output that is no page. */
export interface SavedFile {
  /** A text that changes with its content. */
  readonly version: string;
  readonly file: WrittenFile;
}

/**
 * Opens the files besides the pages for a build into an output folder, of which the last build has left `before`: one that is as it was
 * left stays, any other is written into a staging folder.
 */
export function openKnownFiles(out: string, before: readonly SavedFile[], staging: string) {
  const known = new Map(before.map((saved) => [saved.file.path, saved]));
  const writer = createFileWriter(staging);
  return {
    /** The file at a path where it has a version, or any if none is named, and nobody has written to it since the last build. */
    find(path: string, version?: string): SavedFile | undefined {
      const saved = known.get(path);
      return saved && version !== "" && (version ?? saved.version) === saved.version && isIntact(out, saved.file)
        ? saved
        : undefined;
    },
    write: (path: string, version: string, content: string | Uint8Array): SavedFile => ({
      version,
      file: writer.write(path, content),
    }),
  };
}

export type KnownFiles = ReturnType<typeof openKnownFiles>;
