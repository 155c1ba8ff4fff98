import { withPageTitle } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";
import { quoteText } from "../toolkit/wording.ts";
import { goesOn, holdsKey } from "./line-entry.ts";
import { isQuoted, tokensBefore } from "./tokens-before.ts";

/** Text between a closing quote and the end of the line. */
export const textAfterQuote: SyntaxRule = {
  code: "text-after-quote",
  isOneByForm: true,
  meaning: "A text in quotes ends before its line does, mostly because the same quote stands inside it.",
  bad: withPageTitle("«'Today's bread'»"),
  says: {
    message: "The quote that opens here is closed by ' before the end of the text.",
    hint: 'Write "Today\'s bread", in double quotes as a whole.',
  },
  good: withPageTitle(`"Today's bread"`),
  explain({ lines, start, line, keys }) {
    const token = tokensBefore(lines.text, start).findLast(({ source }) => source.trim() !== "");
    if (!token || !isQuoted(token) || token.end > start) return undefined;
    const quote = token.source.charAt(0);
    const message = `The quote that opens here is closed by ${quote} before the end of the text.`;
    if (lines.lineAt(token.start) !== line) {
      const hint = `Write \\" for each quote inside the text, or begin it with >- and without quotes.`;
      return { start, end: lines.end(line), message: message.replace("here", "above"), hint };
    }
    const raw = lines.text.slice(token.start, lines.end(line)).trimEnd();
    const place = { start: token.start, end: token.start + raw.length };
    const [sign] = /^[,;](?=\s*(?:#|$))/.exec(raw.slice(token.source.length)) ?? [];
    if (sign)
      return {
        ...place,
        message,
        hint: `Remove the ${sign === "," ? "comma" : "semicolon"} (${sign}) after the quote.`,
      };
    const text = meantText(raw, quote);
    const quoted = quoteText(text ?? raw);
    return {
      ...place,
      message,
      hint: `Write ${quoted}, in ${quoted.startsWith("'") ? "single" : "double"} quotes as a whole.`,
      ...(text === undefined || holdsKey(text, keys) || goesOn(lines, line) ? {} : { suggestion: text }),
    };
  },
};

/** The text that was meant, where its quotes leave no doubt: apostrophes and whole quoted words inside a pair, or one word in quotes. */
function meantText(raw: string, quote: string): string | undefined {
  const inner = raw.slice(1, -1);
  const words =
    quote === "'" ? /^(?:[^']|(?<=\p{L})'(?=\p{L}))*$/u : /^(?:[^"]|(?<![^\s(])"[^\s"][^"]*"(?![^\s.,;:!?)]))*$/;
  if (raw.endsWith(quote)) return words.test(inner) ? inner : undefined;
  return raw.split(quote).length === 3 && /^\s+\p{L}/u.test(raw.slice(raw.lastIndexOf(quote) + 1)) ? raw : undefined;
}
