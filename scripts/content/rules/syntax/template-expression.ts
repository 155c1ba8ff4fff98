import type { SyntaxRule } from "../kinds/syntax-rule.ts";
import { lineEntry } from "../lines/line-entry.ts";
import { excerpt } from "../words/describe-value.ts";
import { quoteText } from "../words/quote-text.ts";

/** `{{ … }}` of a template language, without quotes. */
export const templateExpression: SyntaxRule = {
  code: "template-expression",
  meaning:
    "A value begins with {{, as in template languages. Pages are not templates: YAML reads it as a mapping in a mapping.",
  bad: `title: «{{ shop.name }}»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: "Unexpected {{ shop.name }}: pages are not templates, and nothing fills this in.",
    hint: 'Write the text itself, or "{{ shop.name }}" if the braces are meant to be read.',
  },
  good: `title: The corner bakery
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  find({ lines, start }) {
    const { value, valueStart, valueEnd } = lineEntry(lines, lines.lineAt(start));
    if (!value.startsWith("{{") || start < valueStart) return undefined;
    return {
      start: valueStart,
      end: valueEnd,
      message: `Unexpected ${excerpt(value)}: pages are not templates, and nothing fills this in.`,
      hint: `Write the text itself, or ${quoteText(value)} if the braces are meant to be read.`,
      repair: [{ start: valueStart, end: valueEnd, text: JSON.stringify(value) }],
    };
  },
};
