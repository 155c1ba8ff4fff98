import { isScalar } from "yaml";
import type { SyntaxRule } from "../toolkit/rule.ts";

/** Files without content. */
export const emptyFile: SyntaxRule = {
  code: "empty-file",
  meaning: "The file has no content, or comments alone.",
  bad: { "about.yaml": "# To be written\n" },
  says: {
    message: "The file is empty, expected the keys of a page or of the site.",
    hint: "Write the page, or remove the file.",
  },
  good: {},
  scan({ document }) {
    const { contents } = document;
    if (contents !== null && !(isScalar(contents) && contents.value === null)) return [];
    return [
      {
        start: 0,
        end: 0,
        ...emptyFile.says,
      },
    ];
  },
};
