import { spanOf } from "../../markdown/markdown-links.ts";
import { withBody } from "../toolkit/examples.ts";
import { nodesOf, textCheck, type WrongPart } from "./text-check.ts";

export const headingIncrement = textCheck({
  code: "heading-increment",
  renamedFrom: ["main-heading-in-text"],
  meaning:
    "A heading of running text leaves out a level below the one above it, or begins with #, as the page's own heading does. Who hears the page finds its way by the levels.",
  bad: withBody("## Bread", "", "«####» Rye", "", "Dark and dense."),
  problem: "the heading above it makes this one too deep, expected ###",
  hint: "Write ### and a space before it.",
  good: withBody("## Bread", "", "### Rye", "", "Dark and dense."),
  find(text) {
    // Between the marks of a merge conflict one is made of =======.
    if (text.kind !== "prose" || !/^[^\S\n]{0,3}[#=]/m.test(text.value) || /^<{7} /m.test(text.value)) return [];
    let above = 1;
    return nodesOf(text).flatMap((node): WrongPart[] => {
      if (node.type !== "heading") return [];
      const deepest = above + 1;
      // A main heading is shown as one of the second level.
      above = Math.max(node.depth, 2);
      if (node.depth === 1) return [{ ...spanOf(node), ...mainHeading }];
      if (node.depth <= deepest) return [];
      const { start } = spanOf(node);
      const sign = "#".repeat(deepest);
      const problem = `the heading above it makes this one too deep, expected ${sign}`;
      return [{ start, end: start + node.depth, problem, hint: `Write ${sign} and a space before it.` }];
    });
  },
});

const mainHeading = {
  problem: "this is a main heading, and the page has one already",
  hint: "Write ## for a heading. A comment stands on a line of its own outside of the text. If readers should see the sign, write \\#.",
};
