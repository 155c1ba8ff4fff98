import { withTitle } from "../toolkit/examples.ts";
import { textCheck } from "./text-check.ts";

/** The characters beyond ISO 8859-1 that the bytes 80 to 9F stand for in Windows-1252. */
const windows = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";
const tails = `[\\u0080-\\u00bf${windows}]`;

/** The bytes of UTF-8 as Windows-1252 shows them: those of letters and signs of Western Europe, and of emoji. */
const misread = new RegExp(`[ÂÃÄÅ]${tails}|â${tails}{2}|ð${tails}{3}`, "g");

/** Characters that a program has read in the wrong encoding. */
export const wrongEncoding = textCheck({
  code: "wrong-encoding",
  meaning: "A text has characters that another program has read in the wrong encoding, such as â€™ in place of ’.",
  bad: withTitle("The baker«â€™»s bread"),
  says: {
    message: 'Unexpected "â€™": these characters were read in the wrong encoding.',
    hint: 'Write "’" instead.',
  },
  good: withTitle("The baker’s bread"),
  find: ({ value }) =>
    [...value.matchAll(misread)].flatMap(({ 0: found, index: start }) => {
      const meant = decode(found);
      // A word in capitals may end in such a letter: MANHÃ—.
      if (meant === undefined || (found.length === 2 && /\p{Lu}/u.test(value.charAt(start - 1)))) return [];
      const isSpace = meant.trim() === "";
      return [
        {
          ...{ start, end: start + found.length, problem: "these characters were read in the wrong encoding" },
          hint: isSpace ? "Write a space instead." : `Write "${meant}" instead.`,
          suggestion: isSpace ? undefined : meant,
        },
      ];
    }),
});

/** The character that was meant, where it is one that people write. */
function decode(text: string): string | undefined {
  const bytes = [...text].map((character) => {
    const place = windows.indexOf(character);
    return place < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + place;
  });
  const meant = new TextDecoder("utf-8").decode(Uint8Array.from(bytes));
  return /^[\u00a0-\u017f\u2010-\u2122\u2190-\u27bf\u{1f000}-\u{1faff}]$/u.test(meant) ? meant : undefined;
}
