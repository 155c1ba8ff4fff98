import { visit } from "yaml";
import type { ParsedText, SyntaxFinding } from "../kinds/syntax-rule.ts";
import { numberOf } from "../lookups/refused-characters.ts";
import { excerpt } from "../words/describe-value.ts";

/** Letters of other alphabets, and the Latin ones that they look like. */
const latinLookAlikes = new Map(
  [...pairs("аеорсухіјѕԁһԛԝ", "aeopcyxijsdhqw"), ...pairs("АВЕКМНОРСТУХІЈЅ", "ABEKMHOPCTYXIJS")].concat(
    pairs("ονικυχρα", "ovikuxpa"),
    pairs("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
  ),
);

function pairs(letters: string, latin: string): [string, string][] {
  return [...letters].map((letter, at) => [letter, latin.charAt(at)]);
}

/** Findings for the keys that have letters of another alphabet which look like Latin ones: at the first such letter. */
export function lookAlikeLetters({ lines, document, shape }: ParsedText): SyntaxFinding[] {
  const found: SyntaxFinding[] = [];
  visit(document, {
    Scalar(part, { range }) {
      if (part !== "key" || !range) return;
      const [start, end] = range;
      const written = lines.text.slice(start, end);
      const meant = inLatin(written);
      if (meant === written || !(/[A-Za-z]/.test(written) || shape.keys.has(meant))) return;
      if (/[^ -~]/.test(meant)) return;
      const at = [...written].findIndex((letter) => latinLookAlikes.has(letter));
      const letter = written.charAt(at);
      const alphabet = /\p{Script=Greek}/u.test(letter) ? "Greek" : "Cyrillic";
      found.push({
        start: start + at,
        end: start + at + 1,
        message: `Unexpected ${alphabet} letter ${letter} (${numberOf(letter)}) in the key "${excerpt(written)}", expected the Latin letter ${latinLookAlikes.get(letter)}.`,
        hint: `Write ${excerpt(meant)} in Latin letters.`,
        repair: [{ start, end, text: meant }],
      });
    },
  });
  return found;
}

function inLatin(text: string): string {
  return text.replaceAll(/[\u0370-\u052f]/g, (letter) => latinLookAlikes.get(letter) ?? letter);
}
