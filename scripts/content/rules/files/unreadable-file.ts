import { meantPath } from "../../read/content-path.ts";
import type { Obstacle } from "../../read/obstacle.ts";
import type { OtherFile } from "../../read/read-content.ts";
import type { FileRule } from "../kinds/file-rule.ts";

/** Files and folders that the system does not let us read, and things such as pipes that are no file. */
export const unreadableFile: FileRule = {
  code: "unreadable-file",
  meaning:
    "A file or folder in the content folder cannot be read: you may not read it, or it is something else than a file, such as a pipe or a folder with the name of a page.",
  bad: { "opening-hours.yaml": { kind: "failure", reason: "you may not read it" } },
  says: {
    message: "The file cannot be read: you may not read it.",
    hint: "Check that it is there and that you may read it, or remove it.",
  },
  good: {},
  check: ({ others }) =>
    others.flatMap((other) => {
      const finding = other.obstacle && explain(other, other.obstacle);
      return finding ? [{ file: other.displayPath, ...finding }] : [];
    }),
};

function explain({ path }: OtherFile, obstacle: Obstacle): { message: string; hint: string } | undefined {
  switch (obstacle.kind) {
    case "missing":
      return unreadable("file", "it does not exist");
    case "name":
      return {
        message: "The name of this file or folder is not UTF-8, so that it cannot be read.",
        hint: "Rename it: lower-case letters, digits and hyphens.",
      };
    case "failure":
      return unreadable("file", obstacle.reason);
    case "closed-folder":
      return unreadable("folder", obstacle.reason);
    case "form":
      return {
        message: `This is ${obstacle.form}, expected a file.`,
        hint: meantPath(path)
          ? "Put a page in its place, or give it another name."
          : "Remove it from the content folder.",
      };
    default:
      return undefined;
  }
}

function unreadable(what: string, reason: string): { message: string; hint: string } {
  return {
    message: `The ${what} cannot be read: ${reason}.`,
    hint: "Check that it is there and that you may read it, or remove it.",
  };
}
