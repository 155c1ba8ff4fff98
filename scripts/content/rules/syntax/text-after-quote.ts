import type { SyntaxRule } from "../kinds/syntax-rule.ts";
import { takesQuoted } from "../lines/takes-quoted.ts";
import { isQuoted, tokensBefore } from "../lines/tokens-before.ts";
import { quoteText } from "../words/quote-text.ts";

/** Text between a closing quote and the end of the line. */
export const textAfterQuote: SyntaxRule = {
  code: "text-after-quote",
  isOneByForm: true,
  meaning: "A text in quotes ends before its line does, mostly because the same quote stands inside it.",
  bad: `title: «'Today's bread'»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: "The quote that opens here is closed by ' before the end of the text.",
    hint: 'Write "Today\'s bread", in double quotes as a whole.',
  },
  good: `title: "Today's bread"
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  find(problem) {
    const { lines, start } = problem;
    const line = lines.lineAt(start);
    const token = tokensBefore(lines.text, start)
      .filter(({ source }) => source.trim() !== "")
      .at(-1);
    if (!token || !isQuoted(token) || lines.lineAt(token.start) !== line || token.end > start) return undefined;
    const raw = lines.text.slice(token.start, lines.end(line)).trimEnd();
    const text = withoutQuotes(raw);
    const rest = raw.slice(token.source.length);
    const place = { start: token.start, end: token.start + raw.length };
    const message = `The quote that opens here is closed by ${raw[token.source.length - 1]} before the end of the text.`;
    const repair = [{ ...place, text: JSON.stringify(text) }];
    if (/^[,;]?\s*(?:#|$)/.test(rest)) {
      const hint = rest.startsWith("#")
        ? "Put a space before the comment."
        : `Remove the ${rest.startsWith(",") ? "comma (,)" : "semicolon (;)"} after the quote.`;
      return { ...place, message, hint, repair: [{ ...place, text: token.source }] };
    }
    const isClear = isWhole(raw) && takesQuoted(problem, { ...place, text });
    const quoted = quoteText(text);
    const hint = `Write ${quoted}, in ${quoted.startsWith("'") ? "single" : "double"} quotes as a whole.`;
    return { ...place, message, hint, repair, ...(isClear ? { suggestion: text } : {}) };
  },
};

/** The text that quotes were meant to hold: where those at its ends are a pair, what stands between them. */
function withoutQuotes(raw: string): string {
  const inner = raw.slice(1, -1);
  return raw.at(-1) === raw[0] && isPaired(inner, raw.charAt(0)) ? inner : raw;
}

/** Whether the quotes of a text are those of words in it: opened after a space, closed before one, or apostrophes. */
function isPaired(text: string, quote: string): boolean {
  let isOpen = false;
  for (const { index } of text.matchAll(new RegExp(quote, "g"))) {
    const [before, after] = [text.charAt(index - 1), text.charAt(index + 1)];
    const [opens, closes] = [/^[\s([]?$/.test(before) && /\S/.test(after), /\S/.test(before) && !/\w/.test(after)];
    if (opens === closes && quote === "'" && /\w/.test(before) && /\w/.test(after)) continue;
    if (closes && !isOpen && quote === "'" && /s/i.test(before)) continue;
    if (isOpen ? !closes : !opens) return false;
    isOpen = !isOpen;
  }
  return !isOpen;
}

/** True where each quote of a text has its other half, and the text is no list of quoted words. */
function isWhole(raw: string): boolean {
  const quote = raw.charAt(0);
  const inner = raw.slice(1, -1);
  if (raw.at(-1) === quote && isPaired(inner, quote)) return true;
  return isPaired(raw, quote) && /[^\s,;]/.test(raw.replaceAll(new RegExp(`${quote}[^${quote}]*${quote}`, "g"), ""));
}
