import { findMark } from "../../markup/brand-marks.ts";
import { findIcon, iconNames } from "../../markup/icons.ts";
import { systemTypeface, typefaces } from "../../markup/typefaces.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";

export const iconFormat: ContentFormat = {
  name: "icon",
  title: "Icon name",
  description: "The name of a Lucide icon (https://lucide.dev/icons), such as file-text.",
  expected: "the name of a Lucide icon such as file-text",
  kind: "name",
  proposals: iconNames,
  resolved: { type: "Icon", resolve: (value) => findIcon(value) },
};

export const networkFormat: ContentFormat = {
  name: "network",
  title: "Network name",
  description: "The name of a network, such as instagram: its mark is that of Simple Icons (https://simpleicons.org).",
  expected: "the name of a network such as instagram",
  kind: "name",
  resolved: { type: "Icon", resolve: (value) => findMark(value) },
};

export const tagFormat: ContentFormat = {
  name: "tag",
  title: "Tag",
  description:
    "A subject that several pages have, in a word or two, such as sourdough: spelt alike on all of them, capitals too.",
  expected: "a word or two",
  kind: "sentence",
  minLength: 1,
  maxLength: 40,
};

const families = typefaces.map(({ name, description }) => `${name} (${description})`);

export const typefaceFormat: ContentFormat = {
  name: "typeface",
  title: "Typeface",
  description: `The name of a typeface: ${families.join(", ")}, ${systemTypeface} (the fonts of the visitor's system), or one of your own below \`own\`.`,
  expected: "the name of a typeface such as Source Sans 3",
  kind: "name",
  suggestions: [...typefaces.map(({ name }) => name), systemTypeface],
};

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

const signs: Readonly<Record<string, string>> = { "£": "GBP", "€": "EUR", $: "USD" };

export const currencyFormat: ContentFormat = {
  name: "currency",
  title: "Currency",
  description: "The three letters of a currency, such as GBP, EUR or USD.",
  expected: "the three letters of a currency, such as GBP, EUR or USD",
  kind: "name",
  accepts: (value) => codes.has(value),
  correct(value) {
    const word = value.trim().toUpperCase();
    if (codes.has(word)) return word;
    return signs[word] ?? isSwapOf(word, "GBP") ?? isSwapOf(word, "EUR") ?? isSwapOf(word, "USD") ?? value;
  },
};

/** A code whose letters stand in another order, if those of a word are the same. */
function isSwapOf(word: string, code: string): string | undefined {
  return [...word].sort().join("") === [...code].sort().join("") ? code : undefined;
}
