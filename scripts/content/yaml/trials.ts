import type { CST, Document } from "yaml";
import { parseText } from "./parse-text.ts";

/** How many characters are parsed for one file at most to find out what is wrong in it, and which remedy is the right one. */
const mostCharacters = 600_000;

/** The work that one error makes, in characters: the parser notes it, and the rules sort and look through what it noted. */
const errorCost = 150;

/** That of one line: short ones have more values than long ones. */
const lineCost = 20;

/** Parses what a file is, and what it would be with a remedy, as long as that stays in proportion: a long file has fewer trials. */
export class Trials {
  #left = mostCharacters;

  /** Parses a text, of which the tokens may be known. Returns undefined where the limit is reached. Throws nothing but a TooDeepError. */
  parse(text: string, tokens?: readonly CST.Token[]): Document.Parsed | undefined {
    if (text.length > this.#left) return undefined;
    const document = parseText(text, tokens);
    const lines = text.split("\n").length;
    this.#left -= text.length + lineCost * lines + errorCost * (document.errors.length + document.warnings.length);
    return document;
  }
}
