import { createFileWriter, isIntact, type WrittenFile } from "./file-writer.ts";

/** An output file that is not a page. */
export interface SavedFile {
  /** A text that changes with its content. */
  readonly version: string;
  readonly file: WrittenFile;
}

/**
 * Opens the files other than pages for a build into an output folder, in which the last build left `before`: unchanged files stay,
 * any other is written into a staging folder.
 */
export function openKnownFiles(out: string, before: readonly SavedFile[], staging: string) {
  const known = new Map(before.map((saved) => [saved.file.path, saved]));
  const writer = createFileWriter(staging);
  return {
    /** The file at a path if it has this version, or any if none is given, and nobody has written to it since the last build. */
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
