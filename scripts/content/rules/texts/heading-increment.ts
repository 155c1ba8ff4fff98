import { spanOf } from "../../markdown/markdown-links.ts";
import { childrenOf, parseMarkdown } from "../../markdown/parse-markdown.ts";
import { withBody } from "../toolkit/examples.ts";
import { type TextMistake, textCheck } from "./text-check.ts";

/** Headings of a text that leave out a level, or have that of the page. */
export const headingIncrement = textCheck({
  code: "heading-increment",
  meaning:
    "A heading of running text leaves out a level below the one above it, or has the level of the main heading, which the page has already. Who hears the page finds its way by the levels. Inside a text a line with # is no comment of YAML either: readers see it.",
  bad: withBody("## Bread", "", "«####» Rye", "", "Dark and dense."),
  says: {
    message: 'Unexpected "####": the heading above it makes this one too deep, expected ###.',
    hint: "Write ### and a space before it.",
  },
  good: withBody("## Bread", "", "### Rye", "", "Dark and dense."),
  find({ value, kind }) {
    if (kind !== "prose" || !/^[^\S\n]{0,3}(?:#|=)/m.test(value)) return [];
    let above = 1;
    const root = parseMarkdown(value, kind).root ?? { type: "root", children: [] };
    return childrenOf(root).flatMap((node): TextMistake[] => {
      if (node.type !== "heading") return [];
      const span = spanOf(node);
      const deepest = above + 1;
      above = Math.max(node.depth, 2);
      if (node.depth === 1) {
        const problem = "this is a main heading, and the page has one already";
        const hint =
          "Write ## for a heading. A comment stands on a line of its own outside of the text. If readers should see the sign, write \\#.";
        return [{ ...span, problem, hint }];
      }
      if (node.depth <= deepest) return [];
      const sign = "#".repeat(deepest);
      const problem = `the heading above it makes this one too deep, expected ${sign}`;
      return [{ ...span, end: span.start + node.depth, problem, hint: `Write ${sign} and a space before it.` }];
    });
  },
});
