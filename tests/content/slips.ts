import { isScalar, Scalar } from "yaml";
import { findFormat } from "../../scripts/content/formats/all-formats.ts";
import { readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { schemaFolder } from "../../scripts/program/project.ts";
import { findPlaces, type Place, rangeOf } from "./places.ts";

const schemas = readSchemas(schemaFolder);

/** What is written between two offsets of a file: with a mistake, and as an author writes it by hand. */
export interface Slip {
  readonly range: readonly [start: number, end: number];
  readonly bad: string;
  readonly meant: string;
}

/** A file with every key in it, and a number that chooses among the ways to make a mistake. */
interface File {
  readonly text: string;
  readonly places: readonly Place[];
  readonly seed: number;
}

/** Every place of a file at which a mistake can be made, for each kind that has a fix. */
export const slips: Readonly<Record<string, (file: File) => Slip[]>> = {
  "unknown-key": ({ text, places, seed }) => places.map(({ key }) => typo(text, rangeOf(key), seed)),
  "unknown-type": ({ text, places, seed }) =>
    places.filter(({ name, schema }) => name === "type" && schema.const).map((place) => typoIn(text, place, seed)),
  "unknown-value": ({ text, places, seed }) =>
    places.filter(({ schema }) => schema.enum).map((place) => typoIn(text, place, seed)),
  "unknown-name": ({ text, places, seed }) =>
    ["icon", "network", "typeface", "form-target"].flatMap((format) =>
      withFormat(places, format).map((place) => typoIn(text, place, seed)),
    ),
  "unknown-folder": ({ text, places, seed }) => [
    ...withFormat(places, "folder").map((place) => typoIn(text, place, seed)),
    ...matches(text, /(?<=^ +tags: \[)[a-z]+/gm).map((range) => typo(text, range, seed)),
  ],
  "missing-asset": ({ text, seed }) =>
    matches(text, /(?<=\/assets\/)[a-z][a-z-]+(?=\.)/g).map((range) => typo(text, range, seed)),
  "unknown-link": ({ text, seed }) =>
    matches(text, /(?<=(?:href: |\]\()(?:\/[a-z-]+)*\/)[a-z-]+(?=[\n)])/g).map((range) => typo(text, range, seed)),
  "unknown-anchor": ({ text, seed }) =>
    matches(text, /(?<=(?:href: "|\]\()(?:\/[a-z-]+)*\/?#)[a-z-]+/g).map((range) => typo(text, range, seed)),
  "invalid-link": ({ text, places, seed }) =>
    withFormat(places, "link").flatMap((place) => {
      const meant = text.slice(...rangeOf(place.value));
      const range = rangeOf(place.value);
      const ways = [meant.slice(1), meant.toUpperCase(), `${meant}/`, `${meant}.html`, `${meant}/index`];
      const bad = meant.startsWith("https:") ? meant.replace("https:", "http:") : (ways[seed % ways.length] ?? "");
      return /^(?:\/[a-z]|https:)/.test(meant) ? [{ range, bad, meant }] : [];
    }),
  "invalid-anchor": ({ text, places, seed }) =>
    withFormat(places, "anchor").map(({ value }) => {
      const meant = text.slice(...rangeOf(value));
      const ways = [meant.toUpperCase(), meant.replaceAll("-", " "), meant.replaceAll("-", "_"), `"#${meant}"`];
      const bad = ways[seed % ways.length] ?? "";
      // Quotes are the author's and stay.
      return { range: rangeOf(value), bad, meant: bad.startsWith('"') ? `"${meant}"` : meant };
    }),
  "invalid-currency": ({ text, places, seed }) =>
    withFormat(places, "currency").map(({ value }) => {
      const meant = text.slice(...rangeOf(value));
      const [a = "", b = "", c = ""] = meant;
      return { range: rangeOf(value), bad: [a + c + b, meant.toLowerCase()][seed % 2] ?? "", meant };
    }),
  "invalid-route": ({ text, seed }) =>
    matches(text, /(?<=redirectFrom:\n *- )\/\S+/g).map((range) => {
      const meant = text.slice(...range);
      return { range, bad: [meant.slice(1), meant.replaceAll("/", "\\"), `${meant}#top`][seed % 3] ?? "", meant };
    }),
  "invalid-colour": ({ places, seed }) =>
    withFormat(places, "colour").map(({ value }) => {
      const range = rangeOf(value);
      return {
        range,
        bad: ['"9a3f12"', "rgb(154 63 18)"][seed % 2] ?? "",
        meant: ['"#9a3f12"', '"#9a3f12"'][seed % 2] ?? "",
      };
    }),
  "invalid-day": ({ text, places, seed }) =>
    withFormat(places, "day").map(({ value }) => {
      const meant = text.slice(...rangeOf(value));
      const ways = [
        meant.replaceAll("-", "/"),
        meant.replaceAll("-", "."),
        meant.replaceAll("-0", "-"),
        `${meant}T09:00Z`,
      ];
      return { range: rangeOf(value), bad: ways[seed % 4] ?? "", meant };
    }),
  "invalid-form-action": ({ text, places, seed }) =>
    withFormat(places, "form-action").map(({ value }) => {
      const meant = text.slice(...rangeOf(value));
      return { range: rangeOf(value), bad: ["http://", ""][seed % 2] + meant.slice("https://".length), meant };
    }),
  "invalid-embed": ({ text, places }) =>
    withFormat(places, "map-place").map(({ value }) => {
      const meant = text.slice(...rangeOf(value));
      return {
        range: rangeOf(value),
        bad: `https://www.openstreetmap.org/#map=16/${meant.replace(", ", "/")}`,
        meant,
      };
    }),
  "invalid-moment": ({ text, places, seed }) =>
    withFormat(places, "moment").map(({ value }) => {
      const meant = text.slice(...rangeOf(value));
      const ways = [meant.replace("T", " "), meant.replace(/(\d\d):(\d\d)$/, "$1$2"), meant.toLowerCase()];
      return { range: rangeOf(value), bad: ways[seed % 3] ?? "", meant };
    }),
  "invalid-origin": ({ text, places, seed }) =>
    withFormat(places, "origin").map(({ value }) => {
      const meant = text.slice(...rangeOf(value));
      const ways = [`${meant}/`, meant.replace("https://", ""), `${meant}/index.html`];
      return { range: rangeOf(value), bad: ways[seed % 3] ?? "", meant };
    }),
  "wrong-form": ({ places }) =>
    places
      .filter(({ name, schema }) => name === "language" && schema.pattern)
      .map(({ value }) => ({ range: rangeOf(value), bad: "en_GB", meant: "en-GB" })),
  "unquoted-text": ({ text, places, seed }) =>
    plainTexts(text, places).map(({ range }) => {
      const bad = ["2031", "1.50", "-4", "0x1F", "1e3"][seed % 5] ?? "";
      return { range, bad, meant: `"${bad}"` };
    }),
  "unquoted-colon": ({ text, places, seed }) =>
    plainTexts(text, places).map(({ range }) => {
      const bad =
        ["From May: a late boat", "Open: 9:00 to 17:00", "Note: bring a coat", "Also: the 'late' boat"][seed % 4] ?? "";
      return { range, bad, meant: `"${bad}"` };
    }),
  "unquoted-special": ({ text, places, seed }) =>
    plainTexts(text, places).map(({ range }) => {
      const bad = ["@home with us", "% off today", "&c. and more", "[sic] as before"][seed % 4] ?? "";
      return { range, bad, meant: `"${bad}"` };
    }),
  "text-after-quote": ({ text, places, seed }) =>
    plainTexts(text, places).map(({ range }) => {
      const [bad, meant] = [
        ["'Today's boat'", `"Today's boat"`],
        ["'The captains' table'", `"The captains' table"`],
        ['"The "late" boat"', `'The "late" boat'`],
        ['"Late" boats', `'"Late" boats'`],
        ["'Early' and 'late' boats", `"'Early' and 'late' boats"`],
      ][seed % 5] ?? ["", ""];
      return { range, bad: bad ?? "", meant: meant ?? "" };
    }),
  "html-in-text": ({ text, places, seed }) =>
    plainTexts(text, places).map(({ range }) => {
      const [bad, meant] =
        [
          ["Caf&eacute; at the mill", "Café at the mill"],
          ["A loaf from the Stra&szlig;e", "A loaf from the Straße"],
        ][seed % 2] ?? [];
      return { range, bad: bad ?? "", meant: meant ?? "" };
    }),
};

/** The range with two neighbouring letters swapped, one left out, or one typed twice. */
function typo(text: string, range: readonly [number, number], seed: number): Slip {
  const meant = text.slice(...range);
  const at = 1 + (seed % Math.max(meant.length - 2, 1));
  const [before, letter, after] = [meant.slice(0, at), meant.charAt(at), meant.slice(at + 1)];
  const ways = [before + after.charAt(0) + letter + after.slice(1), before + after, before + letter + letter + after];
  return { range, bad: ways[seed % 3] ?? meant, meant };
}

function typoIn(text: string, { value }: Place, seed: number): Slip {
  const [start, end] = rangeOf(value);
  const quotes = /^["']/.test(text.slice(start)) ? 1 : 0;
  return typo(text, [start + quotes, end - quotes], seed);
}

function matches(text: string, pattern: RegExp): (readonly [number, number])[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length]);
}

function withFormat(places: readonly Place[], format: string): Place[] {
  return places.filter(({ schema, value }) => schema.format === format && isScalar(value));
}

/** The values without quotes, on the line of their key, that can be any text. */
function plainTexts(text: string, places: readonly Place[]) {
  return places.flatMap(({ key, value, schema }) => {
    const range = rangeOf(value);
    const [, before] = rangeOf(key);
    const isOneLine = isScalar(value) && value.type === Scalar.PLAIN && !text.slice(before, range[1]).includes("\n");
    const isFree =
      schema.type === "string" && !schema.enum && !schema.pattern && findFormat(schema.format)?.kind !== "name";
    return isOneLine && isFree && schema.const === undefined ? [{ range }] : [];
  });
}

/** The mistakes of a code that can be made in a file. */
export function slipsIn({ path, text }: { path: string; text: string }, code: string, seed: number): Slip[] {
  return slips[code]?.({ text, places: placesIn(path, text), seed }) ?? [];
}

/** Every key of a file of a content folder. */
export function placesIn(path: string, text: string): Place[] {
  return findPlaces(schemas, path === "_site.yaml" ? "site.schema.json" : "page.schema.json", text);
}
