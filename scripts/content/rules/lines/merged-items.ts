import { isScalar, Scalar, visit } from "yaml";
import type { ParsedText, SyntaxFinding } from "../kinds/syntax-rule.ts";
import { countSpaces } from "./count-spaces.ts";
import { indentOf } from "./line-entry.ts";

const mark = /^ +[-*•–—][ \t]/;

/** Entries of a list that YAML takes for more text of the entry above, because they are indented further. */
export function mergedItems({ lines, document }: ParsedText): SyntaxFinding[] {
  const found: SyntaxFinding[] = [];
  visit(document, {
    Seq(_, list) {
      for (const node of list.items) {
        if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.range) continue;
        const [start, end] = node.range;
        const first = lines.lineAt(start);
        for (let line = first + 1; line <= lines.lineAt(end); line++) {
          if (!mark.test(lines.lineText(line))) continue;
          const column = indentOf(lines, first);
          found.push({
            start: lines.start(line) + indentOf(lines, line),
            end: lines.end(line),
            message: `Unexpected indentation of ${countSpaces(indentOf(lines, line))}, expected ${column}: here this entry is part of the text above it.`,
            hint: `Put ${countSpaces(column)} before its hyphen, or write the text above in quotes if this belongs to it.`,
          });
        }
      }
    },
  });
  return found;
}
