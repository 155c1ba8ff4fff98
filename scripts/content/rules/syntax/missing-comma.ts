import type { SyntaxRule } from "../kinds/syntax-rule.ts";
import { tokensBefore } from "../lines/tokens-before.ts";

/** Entries within brackets without a comma between them. */
export const missingComma: SyntaxRule = {
  code: "missing-comma",
  meaning: "Two entries of a list in [ ], or of a mapping in { }, have no comma between them.",
  bad: `title: Home
description: Fresh bread every morning.
redirectFrom: ["/start" «"»/welcome"]
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: "The comma before this entry is missing.",
    hint: "Write a comma after the entry before it.",
  },
  good: `title: Home
description: Fresh bread every morning.
redirectFrom: ["/start", "/welcome"]
blocks:
  - type: hero
    title: Fresh bread
`,
  find({ error, errors, start, lines }) {
    // Where the bracket is not closed, the lines below it are no entries.
    if (!/^Missing ,/.test(error.message) || errors.some(({ message }) => /end with a [\]}]/.test(message)))
      return undefined;
    const before = tokensBefore(lines.text, start).findLast(({ source }) => source.trim() !== "");
    return {
      start,
      end: start + 1,
      message: "The comma before this entry is missing.",
      hint: "Write a comma after the entry before it.",
      ...(before ? { repair: [{ start: before.end, end: before.end, text: "," }] } : {}),
    };
  },
};
