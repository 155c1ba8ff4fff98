import type { SyntaxRule } from "../kinds/syntax-rule.ts";
import { isQuoted, tokensBefore } from "../lines/tokens-before.ts";
import { quoteText } from "../words/quote-text.ts";

/** Text between a closing quote and the end of the line. */
export const textAfterQuote: SyntaxRule = {
  code: "text-after-quote",
  meaning: "A text in quotes ends before its line does, mostly because the same quote stands inside it.",
  bad: `title: «'Today's bread'»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: "The quote that opens here is closed by ' before the end of the text.",
    hint: 'Write "Today\'s bread".',
  },
  good: `title: "Today's bread"
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  find({ lines, start }) {
    const line = lines.lineAt(start);
    const token = tokensBefore(lines.text, start)
      .filter(({ source }) => source.trim() !== "")
      .at(-1);
    if (!token || !isQuoted(token) || lines.lineAt(token.start) !== line || token.end > start) return undefined;
    const raw = lines.text.slice(token.start, lines.end(line)).trimEnd();
    const text = raw.at(-1) === raw[0] ? raw.slice(1, -1) : raw;
    return {
      start: token.start,
      end: token.start + raw.length,
      message: `The quote that opens here is closed by ${lines.text[token.end - 1]} before the end of the text.`,
      hint: `Write ${quoteText(text)}.`,
      suggestion: text,
      repair: [{ start: token.start, end: token.start + raw.length, text: JSON.stringify(text) }],
    };
  },
};
