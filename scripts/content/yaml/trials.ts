import type { Document } from "yaml";
import { parseText } from "./parse-text.ts";

/** The most characters that are parsed for one file to choose between remedies. */
const mostCharacters = 2_000_000;

/**
 * Parses versions of one file with different remedies, up to a limit of characters: a long file has fewer trials than a
 * short one.
 */
export class Trials {
  #left = mostCharacters;

  /** Returns undefined where the limit is reached. Throws nothing but a TooDeepError. */
  parse(text: string): Document.Parsed | undefined {
    if (text.length > this.#left) return undefined;
    this.#left -= text.length;
    return parseText(text);
  }
}
