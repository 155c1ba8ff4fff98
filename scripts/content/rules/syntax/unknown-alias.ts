import { visit } from "yaml";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";
import { excerpt } from "../words/describe-value.ts";
import { quoteText } from "../words/quote-text.ts";

/** Aliases of values that nothing names. */
export const unknownAlias: SyntaxRule = {
  code: "unknown-alias",
  meaning:
    "A value begins with * and so refers to a value that is named with & further up, and there is none of that name. Content has no such references: most likely it is a text.",
  bad: `title: «*shop»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: "Nothing above is named &shop, so *shop refers to nothing.",
    hint: 'Write "*shop" if it is a text.',
  },
  good: `title: "*shop"
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  scan: (file) => (file.lines.text.includes("*") ? aliases(file) : []),
};

/** Every alias: a file in which one refers to something is not read at all. */
function aliases({ document, lines }: ParsedText): SyntaxFinding[] {
  const found: SyntaxFinding[] = [];
  visit(document, {
    Alias(_, { range, source }) {
      if (!range) return;
      const [start, end] = range;
      const text = lines.text.slice(start, end);
      found.push({
        start,
        end,
        message: `Nothing above is named &${excerpt(source)}, so ${excerpt(text)} refers to nothing.`,
        hint: `Write ${quoteText(text)} if it is a text.`,
        repair: [{ start, end, text: JSON.stringify(text) }],
      });
    },
  });
  return found;
}
