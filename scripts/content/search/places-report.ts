import { printable } from "../report/printable.ts";
import { count } from "../report/summary.ts";
import type { FoundPlace } from "./find-places.ts";

/** The most characters of a text that a line of the list shows. */
const longestText = 100;

/** The list of places for people and for editors, which open `file:line:column`, and their number. */
export function placesReport(places: readonly FoundPlace[]): string {
  const lines = places.map(({ file, range, text }) => {
    const place = range ? `${file}:${range.line}:${range.column}` : file;
    return printable(`${place}  ${shortenPlace(text.replaceAll(/\s+/g, " ").trim())}`);
  });
  return [...lines, places.length === 0 ? "Nowhere." : `${count(places.length, "place")}.`, ""].join("\n");
}

function shortenPlace(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
}
