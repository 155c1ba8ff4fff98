import { LineIndex } from "../../diagnostic/line-index.ts";
import type { FileRule } from "../kinds/file-rule.ts";

/** Files in another encoding than UTF-8. */
export const notUtf8: FileRule = {
  code: "not-utf8",
  meaning: "A file is not text in UTF-8, so that its letters would come out wrong. Old editors write other encodings.",
  bad: { "menu.yaml": Buffer.from("\u00e9clair: fresh\n", "latin1") },
  says: {
    message: "The file is not UTF-8 text: this character has another encoding.",
    hint: "Save the file as UTF-8.",
  },
  good: {},
  check: ({ others }) =>
    others.flatMap(({ displayPath: file, bytes }) => {
      if (bytes === undefined) return [];
      const text = Buffer.from(bytes).toString("utf8");
      const at = Math.max(text.indexOf("\uFFFD"), 0);
      return [
        {
          file,
          message: "The file is not UTF-8 text: this character has another encoding.",
          hint: "Save the file as UTF-8.",
          range: new LineIndex(text).range(at, at + 1),
        },
      ];
    }),
};
