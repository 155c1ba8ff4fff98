import { lineEntry } from "./line-entry.ts";
import type { SyntaxRule } from "./syntax-rule.ts";
import { tokensBefore } from "./tokens-before.ts";

/** Lines of a mapping without a colon after the key. */
export const missingColon: SyntaxRule = {
  code: "missing-colon",
  meaning:
    "A line where a key is expected has no colon. Each line of a mapping is a key, a colon, a space and a value.",
  bad: `title: Home
«description» Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  find({ lines, start, error }) {
    const line = lines.lineAt(start);
    const entry = lineEntry(lines, line);
    const word = /^[a-z][A-Za-z]*(?= |$)/.exec(entry.value)?.[0];
    const isKeyExpected = error.code === "MULTILINE_IMPLICIT_KEY" || error.code === "MISSING_CHAR";
    if (word === undefined || entry.key !== undefined || !isKeyExpected) return undefined;
    // The rest of a text in | or > that is not indented far enough looks the same.
    const before = tokensBefore(lines.text, lines.start(line)).filter(({ source }) => source.trim() !== "");
    if (before.some(({ source }) => source === "|" || source === ">") && before.at(-1)?.source.includes("\n")) {
      return undefined;
    }
    const end = entry.start + word.length;
    return {
      start: entry.start,
      end,
      message: `A colon is missing after "${word}".`,
      hint: `Write ${word}:${entry.value.slice(word.length)}`,
      repair: [{ start: end, end, text: ":" }],
    };
  },
};
