import { limits } from "../diagnostic/limits.ts";
import { deviceNameIn } from "./file-name.ts";

const word = "[\\p{L}\\p{Nd}][\\p{L}\\p{Nd}\\p{Mn}\\p{Mc}]*";
const name = `${word}(?:-${word})*`;
const words = new RegExp(word, "gu");
const routePattern = new RegExp(`^/(?:${name}(?:/${name})*)?$`, "u");
const anchorPattern = new RegExp(`^(?=\\p{L})${name}$`, "u");

/**
 * Whether a text has the form of a route: names of letters, marks and digits of any script, with hyphens, in their plain form. Not allowed
 * are `/index`, because hosts serve the page above it there, paths below `/assets`, names that no file on Windows can have, and paths that
 * are too long or too deep: on disk a name has at most 255 bytes.
 */
export function isRoute(value: string): boolean {
  return (
    Buffer.byteLength(value) <= limits.path &&
    routePattern.test(value) &&
    plainForm(value) === value &&
    !/\/index$|^\/assets\//.test(value) &&
    deviceNameIn(value) === undefined &&
    value.split("/").length - 2 <= limits.folders
  );
}

export function isAnchor(value: string): boolean {
  return anchorPattern.test(value) && plainForm(value) === value;
}

/** The plain form of a route or an anchor, which may have been copied percent-encoded from a browser. */
export function plainAddress(text: string): string {
  // A lone surrogate, which no address can contain, becomes the replacement character.
  const whole = text.replaceAll(/\p{Cs}/gu, "\ufffd");
  try {
    return decodeURI(whole).normalize("NFC");
  } catch {
    return whole;
  }
}

/**
 * The route that a text was probably meant to be: `/About Us/` becomes `/about-us`, `services.html` becomes `/services`.
 * It is undefined if nothing would be left of a name, or if it would lose a number that is not a digit and become another name.
 */
export function correctRoute(value: string): string | undefined {
  const path = value.replaceAll("\\", "/").replace(/(?:(?:^|\/)index)?\.(?:ya?ml|html?)$/i, "");
  const names = path.split("/").filter((one) => !/^\.{0,2}$/.test(one));
  if (names.some((one) => /\p{Nl}|\p{No}/u.test(plainForm(one)))) return undefined;
  const slugs = names.map(slug);
  return slugs.includes("") ? undefined : `/${slugs.join("/")}`;
}

/** A text as a name in an address: lower-case letters and digits of any script, with hyphens between words. */
export function slug(value: string): string {
  // The zero-width non-joiner separates words like a hyphen, but is invisible.
  const text = plainForm(value.replaceAll("\u200c", "-")).replaceAll(/['’׳״]/g, "");
  return text.match(words)?.join("-") ?? "";
}

/**
 * The common form of all texts that look the same: composed, in lower case, without wide letters, ligatures and invisible characters.
 * Characters that Unicode would split in Armenian, Lao and Thai stay as they are typed.
 */
function plainForm(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase();
  const composed = text
    .replaceAll(/[^\p{ASCII}\p{Script=Armenian}\p{Script=Lao}\p{Script=Thai}]+/gu, (part) => part.normalize("NFKC"))
    .normalize("NFC");
  // In a text with dotted or dotless i, I and İ are lowered as in Turkish, which keeps them apart.
  return composed
    .toLocaleLowerCase(/[ıİğĞ]/.test(composed) ? "tr" : "en")
    .replaceAll("i\u0307", "i")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
}

/** Letters that are spelt with other letters in basic Latin. Letters with marks only lose the marks. */
const spelled: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ı: "i",
};

/** A text in lower case, with a to z instead of other Latin letters. */
export function inBasicLatin(value: string): string {
  const basic = value.replaceAll(/[A-Za-z]\p{M}+|(?!\p{ASCII})\p{Script=Latin}\p{M}*/gu, (letter) => {
    const plain = letter
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase();
    return plain.replace(/\p{L}/gu, (one) => spelled[one] ?? one);
  });
  return basic.toLowerCase();
}
