import { examplePage } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";

/** Files with more than one YAML document. */
export const severalDocuments: SyntaxRule = {
  code: "several-documents",
  meaning: "A line of --- begins a second YAML document in the file. Only the first would be read.",
  bad: `${examplePage}«---»
title: About us
`,
  says: {
    message: "A second document begins here, expected one a file.",
    hint: "Remove this line, or move what follows into a file of its own.",
  },
  good: examplePage,
  scan: ({ errors, lines }) =>
    errors
      .filter(({ code }) => code === "MULTIPLE_DOCS")
      .map(({ pos: [start] }) => ({
        start,
        end: lines.end(lines.lineAt(start)),
        ...severalDocuments.says,
        until: lines.text.length,
      })),
};
