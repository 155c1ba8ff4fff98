/** Thrown, not returned: most files are plain, and a result would have to be tested after every line. */
export const notPlain = new Error("This is not plain YAML.");

const reservedWords = /^(?:null|true|false|y|n|yes|no|on|off)$/i;
const wholeNumber = /^(?:0|[1-9][0-9]{0,14})$/;
/** Matches the beginning of every number. */
const numberStart = /^[-+.0-9]/;
/** Texts that the careful parser might read as a number of another form. */
const numberLike = /^[-+]?\.?[0-9][0-9_.]*(?:e[-+]?[0-9]+)?$|^0[xo][0-9a-f]+$|^[-+]?\.(?:inf|nan)$/i;
const plainStart = /^[A-Za-z0-9$£€©("'/+.<À-￰]/;

/** Whether YAML may read a word as something else than a text. */
export function isReserved(word: string): boolean {
  // The longest reserved word is `false`.
  return word.length <= 5 && reservedWords.test(word);
}

/** The value that a text of one line stands for. Throws `notPlain` where that is for the careful parser to say. */
export function plainScalar(text: string): unknown {
  if (!plainStart.test(text) || text.endsWith(" ")) throw notPlain;
  const quote = text.charAt(0);
  if (quote === '"' || quote === "'") {
    const inner = text.slice(1, -1);
    if (text.length < 2 || !text.endsWith(quote) || inner.includes(quote) || inner.includes("\\")) throw notPlain;
    return inner;
  }
  if (numberStart.test(text)) {
    if (wholeNumber.test(text)) return Number(text);
    if (numberLike.test(text)) throw notPlain;
  }
  if (text === "true" || text === "false") return text === "true";
  if (isReserved(text)) throw notPlain;
  if (text.includes(": ") || text.includes(" #") || text.endsWith(":")) throw notPlain;
  return text;
}
