import { spanOf } from "../../markdown/markdown-links.ts";
import { withBody } from "../toolkit/examples.ts";
import { nodesOf, textCheck } from "./text-check.ts";

const words = {
  problem: "this is a main heading, and the page has one already",
  hint: "Write ## for a heading. A comment stands on a line of its own outside of the text. If readers should see the sign, write \\#.",
};

/** Headings of the level that only the page has. */
export const mainHeadingInText = textCheck({
  code: "main-heading-in-text",
  meaning:
    "A line of running text begins with #. That is the page's own heading, which stands there already. Inside a text it is no comment of YAML either: readers see it.",
  bad: withBody("We bake at night.", "", "«# Ask Anna.»"),
  says: { message: `Unexpected "# Ask Anna.": ${words.problem}.`, hint: words.hint },
  good: withBody("We bake at night.", "", "## Ask Anna."),
  find: (text) =>
    text.kind === "prose" && /^[^\S\n]{0,3}(?:#|=)/m.test(text.value)
      ? nodesOf(text)
          .filter((node) => node.type === "heading" && node.depth === 1)
          .map((node) => ({ ...spanOf(node), ...words }))
      : [],
});
