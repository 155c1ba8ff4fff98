import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";
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
  find({ error, errors, start, lines, shape }) {
    const joined = /^(?:Block collections|Nested mappings)/.test(error.message)
      ? joinedEntries(lines, start, shape.keys)
      : undefined;
    if (joined) return joined;
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

/** `{ label: Bread href: /bread }`, in which YAML takes the second key for a part of the text before it. */
function joinedEntries(lines: LineIndex, start: number, keys: ReadonlySet<string>): SyntaxFinding | undefined {
  const line = lines.lineAt(start);
  const text = lines.lineText(line);
  for (const { 0: found, 1: key = "", index } of text.matchAll(/(?<=[^\s,{[:] )([A-Za-z][\w-]{0,30}): /g)) {
    const before = text.slice(text.lastIndexOf("{", index) + 1, index);
    const isInBraces = before.length < index && !/[}"']/.test(before) && before.includes(": ");
    if (!isInBraces || !keys.has(key)) continue;
    const at = lines.start(line) + index;
    return {
      start: at,
      end: at + found.length - 2,
      message: "The comma before this entry is missing.",
      hint: `Write a comma before ${key}.`,
      repair: [{ start: at - 1, end: at - 1, text: "," }],
    };
  }
  return undefined;
}
