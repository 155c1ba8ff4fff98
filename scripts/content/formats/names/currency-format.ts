import type { ContentFormat } from "../descriptor/content-format.ts";

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** The names of currencies that have a code: by their signs, their names and codes that they had or are thought to have. */
const meant: Readonly<Record<string, string>> = {
  "£": "GBP",
  "€": "EUR",
  $: "USD",
  US$: "USD",
  "¥": "JPY",
  "₹": "INR",
  EURO: "EUR",
  EUROS: "EUR",
  UKP: "GBP",
  GBR: "GBP",
  POUND: "GBP",
  POUNDS: "GBP",
  STG: "GBP",
  STERLING: "GBP",
  DOLLAR: "USD",
  DOLLARS: "USD",
  USA: "USD",
  YEN: "JPY",
};

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
    return meant[word] ?? isSwapOf(word, "GBP") ?? isSwapOf(word, "EUR") ?? isSwapOf(word, "USD") ?? value;
  },
};

/** A code whose letters stand in another order, if those of a word are the same. */
function isSwapOf(word: string, code: string): string | undefined {
  return [...word].sort().join("") === [...code].sort().join("") ? code : undefined;
}
