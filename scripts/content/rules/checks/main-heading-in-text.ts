import { spanOf } from "../../markdown/markdown-links.ts";
import { nodesOf, textCheck } from "../lookups/text-check.ts";
import { withBody } from "../words/example-texts.ts";

/** Headings of the level that only the page has, and comments that are none. */
export const mainHeadingInText = textCheck({
  code: "main-heading-in-text",
  meaning:
    "A line of running text begins with #, which makes it a heading of the level that the page has already. Inside a text it is no comment of YAML either: readers see it.",
  bad: withBody("We bake at night.", "", "«# Ask Anna about the oven.»"),
  says: {
    message: 'Unexpected "# Ask Anna about the oven.": this is a main heading, and the page has one already.',
    hint: "Write ## for a heading. A comment stands on a line of its own outside of the text. If readers should see the sign, write \\#.",
  },
  good: withBody("We bake at night.", "", "## Ask Anna about the oven."),
  find: (text) =>
    text.kind === "prose" && /^[^\S\n]{0,3}(?:#|=)/m.test(text.value)
      ? nodesOf(text)
          .filter((node) => node.type === "heading" && node.depth === 1)
          .map((node) => ({
            ...spanOf(node),
            problem: "this is a main heading, and the page has one already",
            hint: "Write ## for a heading. A comment stands on a line of its own outside of the text. If readers should see the sign, write \\#.",
          }))
      : [],
});
