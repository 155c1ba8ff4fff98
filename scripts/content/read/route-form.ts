import { limits } from "../diagnostic/limits.ts";
import { deviceNameIn } from "./file-name.ts";

const routePattern = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;

/**
 * Whether a text has the form of a route. `/index` has not, because hosts serve the page above it there, nor has a path
 * below `/assets`, one with a name that no file on Windows can have, and one that is longer or deeper than paths can be.
 */
export function isRoute(value: string): boolean {
  return (
    value.length <= limits.path &&
    routePattern.test(value) &&
    !/\/index$|^\/assets\//.test(value) &&
    deviceNameIn(value) === undefined &&
    value.split("/").length - 2 <= limits.folders
  );
}

/**
 * The route that a text was probably meant to be: `/About Us/` becomes `/about-us`, `services.html` becomes `/services`.
 * It is undefined where a name would lose letters, as `/rye-約` would, or nothing would be left of it: what is left is another name.
 */
export function correctRoute(value: string): string | undefined {
  const path = value.replaceAll("\\", "/").replace(/(?:(?:^|\/)index)?\.(?:ya?ml|html?)$/i, "");
  const names = path.split("/").filter((name) => !/^\.{0,2}$/.test(name));
  if (names.some(losesLetters)) return undefined;
  const slugs = names.map(slug);
  return slugs.includes("") ? undefined : `/${slugs.join("/")}`;
}

/** A text as lower-case letters, digits and hyphens. What has no Latin letters for it is left out. */
export function slug(value: string): string {
  return inLatinLetters(value)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function losesLetters(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(inLatinLetters(name).replace(/[a-z0-9]/g, ""));
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

function inLatinLetters(value: string): string {
  return value
    .normalize("NFKD")
    .replace(/\p{Mark}+/gu, "")
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => spelled[letter] ?? letter);
}
