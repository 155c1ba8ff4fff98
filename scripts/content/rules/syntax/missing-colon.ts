import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { SyntaxRule } from "../kinds/syntax-rule.ts";
import { freeKeys } from "../lines/free-keys.ts";
import { lineEntry } from "../lines/line-entry.ts";
import { tokensBefore } from "../lines/tokens-before.ts";
import { excerpt } from "../words/describe-value.ts";
import { suggest } from "../words/suggest.ts";

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
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  find(problem) {
    const { lines, start, error } = problem;
    const line = lines.lineAt(start);
    const entry = lineEntry(lines, line);
    const [, word, equals = "", value = ""] =
      /^([A-Za-z][\w-]*)(?: *(=>?|;(?= )) *(?! )| +(?! )|$)(.*)$/.exec(entry.value) ?? [];
    const isKeyExpected = error.code === "MULTILINE_IMPLICIT_KEY" || error.code === "MISSING_CHAR";
    if (word === undefined || entry.key !== undefined || !isKeyExpected || isRestOfText(lines, line)) return undefined;
    const end = entry.start + word.length;
    const free = freeKeys(problem, { start: entry.start, end });
    const key = free.includes(word) ? word : suggest(word, free);
    // Without a known key the line is rather more of the text above.
    if (key === undefined) return undefined;
    return {
      start: entry.start,
      end,
      message: equals
        ? `A colon belongs after "${excerpt(word)}", not ${equals}.`
        : `A colon is missing after "${excerpt(word)}".`,
      hint: `Write ${key}:${value === "" ? "" : ` ${value}`}`,
      repair: [{ start: entry.start, end: entry.valueEnd - value.length, text: `${key}: ` }],
    };
  },
};

/**
 * Whether a line is the rest of a text in | or > that is not indented far enough, which looks like a line without a
 * colon.
 */
function isRestOfText(lines: LineIndex, line: number): boolean {
  const before = tokensBefore(lines.text, lines.start(line)).filter(({ source }) => source.trim() !== "");
  const isBlock = before.some(({ source }) => source === "|" || source === ">");
  return isBlock && before.at(-1)?.source.includes("\n") === true;
}
