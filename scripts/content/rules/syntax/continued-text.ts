import type { SyntaxRule } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";
import { headerAbove, indentOf, lineEntry, ownerOf } from "./line-entry.ts";

/** Text in a line where a key is expected. */
export const continuedText: SyntaxRule = {
  code: "continued-text",
  meaning:
    "A line where a key is expected has none. Mostly it is more of the text above: in the column of a key YAML looks for another key, and in a text without a sign such as | a colon means a key.",
  bad: `title: Home
description: Fresh bread, baked at night and
«brought to the shops before they open.»
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: "There is no key in this line, expected a key with a colon, or more spaces before more of the text above.",
    hint: "Put more spaces before it than before the key of that text, and >- after the colon of the key; or remove the line.",
  },
  good: `title: Home
description: >-
  Fresh bread, baked at night and
  brought to the shops before they open.
blocks:
  - type: hero
    title: Fresh bread
`,
  explain({ lines, line, error }) {
    const { key, start, value, valueEnd } = lineEntry(lines, line);
    const isExpected =
      error.code === "MULTILINE_IMPLICIT_KEY" || error.code === "MISSING_CHAR" || error.code === "BAD_INDENT";
    if (
      key !== undefined ||
      value === "" ||
      !isExpected ||
      /^- /.test(lines.lineText(line).trimStart()) ||
      headerAbove(lines, line) >= 0
    )
      return undefined;
    const owner = ownerOf(lines, line);
    const above = lineEntry(lines, owner < 0 ? 0 : owner);
    const first = lineEntry(lines, owner + 1);
    if (
      owner >= 0 &&
      above.key !== undefined &&
      above.value === "" &&
      (first.key === undefined || / /.test(first.key))
    ) {
      return {
        start: above.start,
        end: above.start + above.key.length,
        message: `The text of "${excerpt(above.key)}" stands on the lines below, and nothing says that it is text.`,
        hint: `Write "${above.key}: |", and the text below as it is.`,
        until: lines.end(line),
      };
    }
    return {
      start: lines.start(line) + indentOf(lines, line),
      end: valueEnd > start ? valueEnd : lines.end(line),
      message: continuedText.says.message,
      hint: continuedText.says.hint,
    };
  },
};
