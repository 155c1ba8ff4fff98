import { iconNames } from "./icons.ts";

let words: ReadonlySet<string> | undefined;

/** Whether something is one of the everyday words of English that icons are named for: then it is rather meant than mistyped. */
export function isEveryday(word: string): boolean {
  words ??= new Set(iconNames().flatMap((name) => name.split(/[^a-z]+/)));
  return words.has(word.toLowerCase());
}
