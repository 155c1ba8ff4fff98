import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { SyntaxRule } from "../kinds/syntax-rule.ts";
import { indentOf } from "../lines/find-indentation.ts";
import { lineEntry } from "../lines/line-entry.ts";
import { excerpt } from "../words/describe-value.ts";

/** Texts that go on in a line where a key is expected. */
export const continuedText: SyntaxRule = {
  code: "continued-text",
  meaning:
    "A text goes on in the next line, in the column of its key. There YAML looks for another key; a text over several lines is indented further.",
  bad: `title: Home
description: Fresh bread, baked at night and
«brought to the shops before they open.»
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: 'The text of "description" goes on in this line, expected a key or more spaces.',
    hint: 'Write the whole text on one line, or >- after "description:" and the text on the lines below, each after 2 spaces.',
  },
  good: `title: Home
description: >-
  Fresh bread, baked at night and
  brought to the shops before they open.
blocks:
  - type: hero
    title: Fresh bread
`,
  find({ lines, start, error }) {
    if (error.code !== "MULTILINE_IMPLICIT_KEY" && error.code !== "MISSING_CHAR") return undefined;
    const line = lines.lineAt(start);
    const owner = isMoreText(lines, line) && line > 0 ? lineEntry(lines, line - 1) : undefined;
    const isText = owner?.key !== undefined && /^[^"'|>&*![{#]/.test(owner.value);
    const column = owner && owner.start - lines.start(line - 1);
    if (!isText || column === undefined || indentOf(lines, line) > column) return undefined;
    let last = line;
    while (last + 1 < lines.count && isMoreText(lines, last + 1) && indentOf(lines, last + 1) <= column) last++;
    return {
      start: lines.start(line) + indentOf(lines, line),
      end: lines.start(last) + lines.lineText(last).trimEnd().length,
      message: `The text of "${excerpt(owner.key)}" goes on in this line, expected a key or more spaces.`,
      hint: `Write the whole text on one line, or >- after "${owner.key}:" and the text on the lines below, each after ${column + 2} spaces.`,
      repair: Array.from({ length: last - line + 1 }, (_, at) => ({
        start: lines.start(line + at),
        end: lines.start(line + at),
        text: " ".repeat(column + 2 - Math.min(column, indentOf(lines, line + at))),
      })),
    };
  },
};

function isMoreText(lines: LineIndex, line: number): boolean {
  const { key, value, start } = lineEntry(lines, line);
  return key === undefined && /^[\p{L}\p{N}]/u.test(value) && start === lines.start(line) + indentOf(lines, line);
}
