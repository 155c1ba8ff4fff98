import type { SyntaxRule } from "../kinds/syntax-rule.ts";

/** Files with more than one YAML document. */
export const severalDocuments: SyntaxRule = {
  code: "several-documents",
  meaning: "A line of --- begins a second YAML document in the file. Only the first would be read.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
«---»
title: About us
`,
  says: {
    message: "A second document begins here, expected one a file.",
    hint: "Remove this line, or move what follows into a file of its own.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  scan: ({ errors, lines }) =>
    errors
      .filter(({ code }) => code === "MULTIPLE_DOCS")
      .map(({ pos: [start] }) => {
        const place = { start, end: lines.end(lines.lineAt(start)) };
        const message = "A second document begins here, expected one a file.";
        const rest = lines.text.slice(place.end);
        // Other programs put the text of a page below a line of ---.
        const isText = !/^(?: *- |[ \w"'-]{0,80}:(?:\s|$))/m.test(rest) && !/^(?:---|\.\.\.)/m.test(rest);
        return isText && rest.trim() !== ""
          ? {
              ...place,
              message,
              hint: 'Write the text below it into a block, such as "- type: prose" with "body: |", and remove this line.',
              // Repairs keep the number of lines.
              repair: [{ start, end: lines.text.length, text: lines.text.slice(start).replaceAll(/[^\n]+/g, "") }],
            }
          : {
              ...place,
              message,
              hint: "Remove this line, or move what follows into a file of its own.",
              repair: [{ start, end: start + 3, text: "   " }],
            };
      }),
};
