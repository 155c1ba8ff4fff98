import type { Range } from "../../diagnostic/diagnostic.ts";
import { LineIndex } from "../../diagnostic/line-index.ts";
import { meantPath } from "../../read/content-path.ts";
import type { OtherFile } from "../../read/read-content.ts";
import type { FileRule } from "../toolkit/rule.ts";

/** Files and folders that nothing reads: closed ones, symbolic links, and things such as pipes that are no file. */
export const unreadableFile: FileRule = {
  code: "unreadable-file",
  meaning:
    "A file or folder in the content folder cannot be read: you may not read it, it is not text in UTF-8, it is something else than a file, such as a pipe, or it is a symbolic link. Links are not followed, wherever they lead: one could publish a file from elsewhere, such as a key, and let --fix write to it.",
  bad: { "opening-hours.yaml": { kind: "failure", reason: "you may not read it" } },
  says: {
    message: "This cannot be read: you may not read it.",
    hint: "Check that it is there and that you may read it, or remove it.",
  },
  good: {},
  check: ({ others }) =>
    others.flatMap((other) => {
      const words = explain(other) ?? wrongEncodingOf(other);
      return words ? [{ file: other.displayPath, ...words }] : [];
    }),
};

/** A file that is no text in UTF-8, at the first character that is not. Old editors write other encodings. */
function wrongEncodingOf({ bytes }: OtherFile): { message: string; hint: string; range: Range } | undefined {
  if (bytes === undefined) return undefined;
  const text = Buffer.from(bytes).toString("utf8");
  const at = Math.max(text.indexOf("\uFFFD"), 0);
  return {
    message: "The file is not UTF-8 text: this character has another encoding.",
    hint: "Save the file as UTF-8.",
    range: new LineIndex(text).range(at, at + 1),
  };
}

function explain({ path, obstacle }: OtherFile): { message: string; hint: string } | undefined {
  const { hint } = unreadableFile.says;
  switch (obstacle?.kind) {
    case "missing":
      return { message: "This cannot be read: it does not exist.", hint };
    case "failure":
    case "closed-folder":
      return { message: `This cannot be read: ${obstacle.reason}.`, hint };
    case "name":
      return {
        message: "The name of this file or folder is not UTF-8, so that it cannot be read.",
        hint: "Rename it: lower-case letters, digits and hyphens.",
      };
    case "link":
      return {
        message: `This is a symbolic link to "${obstacle.target}", expected a file or folder in its place.`,
        hint: "Put a copy of what it leads to in its place, or remove it.",
      };
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
