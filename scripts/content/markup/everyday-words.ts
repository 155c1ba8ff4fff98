import { iconTags } from "./icon-tags.ts";

let words: ReadonlySet<string> | undefined;

/**
 * Whether something is one of some 4,000 everyday words of English, those by which icons are searched for: then it is
 * rather meant than mistyped.
 */
export function isEveryday(word: string): boolean {
  words ??= new Set(
    [...iconTags().values()].flatMap((tags) => tags.flatMap((tag) => tag.toLowerCase().split(/[^a-z]+/))),
  );
  return words.has(word.toLowerCase());
}
