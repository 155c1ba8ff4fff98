import { limits } from "../diagnostic/limits.ts";
import { deviceNameIn } from "./file-name.ts";

const word = "[\\p{L}\\p{Nd}][\\p{L}\\p{Nd}\\p{Mn}\\p{Mc}]*";
const name = `${word}(?:-${word})*`;
const words = new RegExp(word, "gu");
const routePattern = new RegExp(`^/(?:${name}(?:/${name})*)?$`, "u");
const anchorPattern = new RegExp(`^(?=\\p{L})${name}$`, "u");

/**
 * Whether a text has the form of a route: names of letters, marks and digits of any script, with hyphens, in their plain form. `/index`
 * has not, because hosts serve the page above it there, nor has a path below `/assets`, one with a name that no file on Windows can
 * have, and one that is longer or deeper than paths can be: on the disk a name has at most 255 bytes.
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

/** The plain form of a route or an anchor as somebody writes it, who may have copied it percent-encoded from a browser. */
export function plainAddress(text: string): string {
  // Half of a sign, which no address can hold, becomes the sign that stands for what cannot be read.
  const whole = text.replaceAll(/\p{Cs}/gu, "\ufffd");
  try {
    return decodeURI(whole).normalize("NFC");
  } catch {
    return whole;
  }
}

/**
 * The route that a text was probably meant to be: `/About Us/` becomes `/about-us`, `services.html` becomes `/services`.
 * It is undefined where a name would lose a number of a kind that is no digit, or nothing would be left of it: what is left is another name.
 */
export function correctRoute(value: string): string | undefined {
  const path = value.replaceAll("\\", "/").replace(/(?:(?:^|\/)index)?\.(?:ya?ml|html?)$/i, "");
  const names = path.split("/").filter((one) => !/^\.{0,2}$/.test(one));
  if (names.some((one) => /\p{Nl}|\p{No}/u.test(plainForm(one)))) return undefined;
  const slugs = names.map(slug);
  return slugs.includes("") ? undefined : `/${slugs.join("/")}`;
}

/** A text as a name in an address: small letters and digits, of any script, with hyphens between its words. */
export function slug(value: string): string {
  // The first sign parts words, where it does, as a hyphen would, and nobody sees it.
  const text = plainForm(value.replaceAll("\u200c", "-")).replaceAll(/['’׳״]/g, "");
  return text.match(words)?.join("-") ?? "";
}

/**
 * A text in the one form of all that look the same: composed, in small letters, without wide and joined letters and what nobody sees. What
 * Unicode would take apart in Armenian, Lao and Thai stays as it is typed there.
 */
function plainForm(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase();
  const composed = text
    .replaceAll(/[^\p{ASCII}\p{Script=Armenian}\p{Script=Lao}\p{Script=Thai}]+/gu, (part) => part.normalize("NFKC"))
    .normalize("NFC");
  // The small letter of I has no dot where there is one with a dot, and no second one elsewhere.
  return composed
    .toLocaleLowerCase(/[ıİğĞ]/.test(composed) ? "tr" : "en")
    .replaceAll("i\u0307", "i")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
}

/** Letters that are written with others where there are none of their kind; those with marks only lose these. */
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

/** A text in small letters, with a to z in place of other Latin letters. */
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
