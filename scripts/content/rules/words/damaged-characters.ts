import type { TextMistake } from "./text-finding.ts";

/** The characters beyond ISO 8859-1 that the bytes 80 to 9F stand for in Windows-1252. */
const windows = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";
const tails = `[\\u0080-\\u00bf${windows}]`;

/** The bytes of UTF-8 as another encoding shows them: those that stand for letters and signs of Western Europe, and emoji. */
const misread = new RegExp(`[ÂÃÄÅ]${tails}|â${tails}{2}|ð${tails}{3}|â€`, "g");

/** Marks that may also follow a word in capitals that ends in Â or Ã. */
const marks = /[‘’“”–—»«\s]/;

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Characters that an encoding has damaged. */
export function damagedCharacters(text: string): TextMistake[] {
  if (!/[ÂÃÄÅâð]/.test(text)) return [];
  return [...text.matchAll(misread)].flatMap(({ 0: found, index }): TextMistake[] => {
    const place = { start: index, end: index + found.length };
    const meant = found === "â€" ? "”" : decode(found);
    if (meant === undefined || isWord(text, { found, index, meant })) return [];
    const isSpace = meant.trim() === "";
    return [
      {
        ...place,
        problem: "these characters were read in the wrong encoding",
        hint: isSpace ? "Write a space instead." : `Write "${meant}" instead.`,
        // The rest of a quote that lost its last byte is rather a guess.
        suggestion: isSpace || found === "â€" ? undefined : meant,
      },
    ];
  });
}

function decode(text: string): string | undefined {
  const bytes = [...text].map((character) => {
    const place = windows.indexOf(character);
    return place < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + place;
  });
  try {
    const meant = decoder.decode(Uint8Array.from(bytes));
    // Pictures begin at U+1F000. Nobody writes control characters.
    return /^[\u00a0-\u017f\u2010-\u2122\u2190-\u27bf\u{1f000}-\u{1faff}]$/u.test(meant) ? meant : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a capital letter ends a word in capitals, and a quote or a dash follows it: `MANHÃ—`. */
function isWord(text: string, { found, index, meant }: { found: string; index: number; meant: string }): boolean {
  if (!/\p{Lu}/u.test(text.charAt(index - 1)) || found.length !== 2) return false;
  return marks.test(found.charAt(1)) || meant.trim() === "";
}
