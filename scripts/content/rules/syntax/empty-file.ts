import { isScalar } from "yaml";
import type { SyntaxRule } from "../toolkit/rule.ts";

export const emptyFile: SyntaxRule = {
  code: "empty-file",
  meaning: "The file has no content, or only comments.",
  bad: { "about.yaml": "# To be written\n" },
  good: {},
  scan({ document }) {
    const { contents } = document;
    if (contents !== null && !(isScalar(contents) && contents.value === null)) return [];
    return [
      {
        start: 0,
        end: 0,
        message: "The file is empty, expected the keys of a page or of the site.",
        hint: "Write the page, or remove the file.",
      },
    ];
  },
};
