import { decodeEntity } from "../markdown/decode-entity.ts";
import { allSubsets, charactersOf, type Subset } from "./typefaces.ts";

/**
 * The subsets that have a character, joined by spaces: `greek`, or `latin-ext vietnamese` if both have it. A string, so that
 * it can be compared and cached.
 */
export type Letters = string;

const basic = new Set(charactersOf("basic"));
const otherSubsets = allSubsets
  .filter((subset) => subset !== "basic")
  .map((subset) => [subset, new Set(charactersOf(subset).filter((character) => !basic.has(character)))] as const);
const beyondBasic = new RegExp(`[${otherSubsets.flatMap(([, characters]) => [...characters]).join("")}]`, "g");
/** An HTML entity, which Markdown shows as its character: `&Psi;`, `&#936;`. */
const entity = /&#?[A-Za-z0-9]{1,31};/g;

/** The letters in data or text that are not in the basic subset, which every page needs, in alphabetical order. */
export function findLetters(data: unknown): readonly Letters[] {
  // JSON does not escape visible characters beyond the basic letters.
  const source = typeof data === "string" ? data : JSON.stringify(data);
  const text = source.includes("&") ? source.replaceAll(entity, (name) => decodeEntity(name) ?? name) : source;
  const found = new Set<Letters>();
  for (const character of new Set(text.match(beyondBasic))) {
    const subsets = otherSubsets.filter(([, characters]) => characters.has(character)).map(([subset]) => subset);
    found.add(subsets.includes("latin") ? "latin" : subsets.join(" "));
  }
  return [...found].sort();
}

/** The subsets in a `Letters`, best first. */
export function subsetsOf(letters: Letters): readonly Subset[] {
  return allSubsets.filter((subset) => letters.split(" ").includes(subset));
}
