import { diagnosticOfFile, type FileRule } from "./file-rule.ts";

/** Files that the system does not let us read. */
export const unreadableFile: FileRule = {
  code: "unreadable-file",
  meaning: "A file is in the content folder but cannot be read, such as a link to a file that is gone.",
  bad: { "moved.yaml": { failure: "it does not exist" } },
  good: {},
  check: ({ others }) =>
    others
      .filter(({ failure }) => failure !== undefined)
      .map(({ file, failure }) =>
        diagnosticOfFile(file, {
          code: "unreadable-file",
          message: `The file cannot be read: ${failure}.`,
          hint: "Check that it is there and that you may read it, or remove it.",
        }),
      ),
};
