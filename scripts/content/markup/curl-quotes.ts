/** Writes the quotes and apostrophes of texts that follow each other, such as those before and in a link. */
export type QuoteWriter = (text: string) => string;

const opener = /^[\s([{\u2013\u2014/\u201c\u2018-]?$/;
/** Words and years whose missing start is marked by an apostrophe: the '90s, rock 'n' roll. */
const shortened = /^(?:\d\ds?\b|n\b|tis\b|twas\b|til\b|em\b)/;
const straight = /['"]/;
const insideWord = /(?<=\p{L})'(?=\p{L})/gu;

/**
 * Creates a writer of curly quotes and apostrophes, for people type straight ones. Inches and feet stay as they are. Only English
 * has these quotes: in texts of other languages the apostrophe inside a word alone is written.
 */
export function createQuoteWriter(language: string): QuoteWriter {
  if (!/^en\b/i.test(language)) return (text) => text.replaceAll(insideWord, "’");
  /** The character before the one that is looked at, and the straight signs of the quotations that are open. */
  let last = "";
  const open = new Set<string>();
  return (text) => {
    if (!straight.test(text)) {
      last = text.at(-1) ?? last;
      return text;
    }
    let written = "";
    for (let at = 0; at < text.length; at++) {
      const sign = text.charAt(at);
      last = straight.test(sign) ? curl(sign, last, text.slice(at + 1), open) : sign;
      written += last;
    }
    return written;
  };
}

/** A text by itself with the quotes and apostrophes of its language. */
export function curlText(text: string, language: string): string {
  return straight.test(text) ? createQuoteWriter(language)(text) : text;
}

function curl(sign: string, last: string, rest: string, open: Set<string>): string {
  const [left, right] = sign === '"' ? ["“", "”"] : ["‘", "’"];
  const isStart = opener.test(last) && (rest === "" ? !open.has(sign) : !/^\s/.test(rest));
  if (isStart && !(sign === "'" && shortened.test(rest))) {
    open.add(sign);
    return left;
  }
  if (/\d/.test(last) && !open.has(sign) && !/^\p{L}/u.test(rest)) return sign;
  // An apostrophe inside a word ends no quotation.
  if (!(sign === "'" && /^\p{L}/u.test(rest))) open.delete(sign);
  return right;
}
