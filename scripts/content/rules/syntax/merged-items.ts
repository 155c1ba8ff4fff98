import { isScalar, Scalar, visit } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";
import { countSpaces } from "../lines/count-spaces.ts";
import { indentOf } from "../lines/find-indentation.ts";

/** Entries of a list that YAML takes for more text of the entry above. */
export const mergedItems: SyntaxRule = {
  code: "merged-items",
  meaning:
    "A list entry is indented further than the entry above, so that YAML joins both to one text, with the hyphen in it.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: check-list
    title: What we bake
    items:
      - Bread
        «- Cakes»
`,
  says: {
    message: "This list entry is part of the text above it: its hyphen must stand in the column of the other entries.",
    hint: "Put 6 spaces and a hyphen before it, or write the text above in quotes if this belongs to it.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: check-list
    title: What we bake
    items:
      - Bread
      - Cakes
`,
  scan: (file) => (mark.test(file.lines.text) ? mergedLines(file) : []),
};

const mark = /^ +[-*•–—][ \t]/m;

function mergedLines({ lines, document }: ParsedText): SyntaxFinding[] {
  const found: SyntaxFinding[] = [];
  visit(document, {
    Seq(_, list) {
      for (const node of list.items) {
        if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.range) continue;
        const [start, end] = node.range;
        const first = lines.lineAt(start);
        const column = indentOf(lines, first);
        if (!/^ *- +$/.test(lines.text.slice(lines.start(first), start))) continue;
        for (let line = first + 1; line <= lines.lineAt(end); line++) {
          if (mark.test(lines.lineText(line))) found.push(mergedAt(lines, line, column));
        }
      }
    },
  });
  return found;
}

function mergedAt(lines: LineIndex, line: number, column: number): SyntaxFinding {
  const start = lines.start(line) + indentOf(lines, line);
  return {
    start,
    end: start + lines.text.slice(start, lines.end(line)).trimEnd().length,
    message: "This list entry is part of the text above it: its hyphen must stand in the column of the other entries.",
    hint: `Put ${countSpaces(column)} and a hyphen before it, or write the text above in quotes if this belongs to it.`,
    repair: [{ start: lines.start(line), end: start + 1, text: `${" ".repeat(column)}-` }],
  };
}
