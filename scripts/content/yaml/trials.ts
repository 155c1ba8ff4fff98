import type { Document } from "yaml";
import { parseText } from "./parse-text.ts";

/** How many characters are parsed for one file at most to find out which remedy is the right one. */
const mostCharacters = 2_000_000;

/** Parses what a file would be with a remedy, as long as that stays in proportion: a long file has fewer trials than a short one. */
export class Trials {
  #left = mostCharacters;

  /** Undefined where there have been enough. Throws nothing but a TooDeepError. */
  parse(text: string): Document.Parsed | undefined {
    if (text.length > this.#left) return undefined;
    this.#left -= text.length;
    return parseText(text);
  }
}
