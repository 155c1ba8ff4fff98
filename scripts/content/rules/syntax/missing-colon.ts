import { examplePage } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";
import { suggest } from "../toolkit/suggest.ts";
import { excerpt } from "../toolkit/wording.ts";
import { lineEntry } from "./line-entry.ts";

/** Lines of a mapping without a colon after the key. */
export const missingColon: SyntaxRule = {
  code: "missing-colon",
  isOneByForm: true,
  meaning:
    "A line where a key is expected has no colon. Each line of a mapping is a key, a colon, a space and a value.",
  bad: `title: Home
«description» Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: 'A colon is missing after "description".',
    hint: "Write description: Fresh bread every morning.",
  },
  good: examplePage,
  explain({ lines, line, error, keys }) {
    const { key, start, value: text, valueEnd } = lineEntry(lines, line);
    if (key !== undefined || (error.code !== "MULTILINE_IMPLICIT_KEY" && error.code !== "MISSING_CHAR"))
      return undefined;
    const [, quoted] = /^(["'])[\w-]+: .*\1$/.exec(text) ?? [];
    if (quoted !== undefined) {
      const message = "The quotes hold the key and its value, expected a key, a colon and a value.";
      return { start, end: valueEnd, message, hint: `Write ${text.slice(1, -1)}` };
    }
    const [, word = "", sign = "", value = ""] = /^([A-Za-z][\w-]*)(?: *(=>?|;(?= )) *| +|$)(.*)$/.exec(text) ?? [];
    const meant = keys.has(word) ? word : suggest(word, keys);
    // Without a known key the line is rather more of the text above.
    if (meant === undefined) return undefined;
    return {
      start,
      end: start + word.length,
      message: sign
        ? `A colon belongs after "${excerpt(word)}", not ${sign}.`
        : `A colon is missing after "${excerpt(word)}".`,
      hint: `Write ${meant}:${value === "" ? "" : ` ${value}`}`,
      until: lines.end(line),
    };
  },
};
