import { decodeEntity } from "../markdown/decode-entity.ts";
import { allSubsets, type Subset, subsetRanges } from "./typefaces.ts";

/**
 * The subsets that a character can be shown from, joined by spaces: `greek`, or `latin-ext vietnamese` for one that both have.
 * It is a text, so that it can be compared and kept.
 */
export type Letters = string;

const patterns = allSubsets.map((subset) => [subset, patternOf(subset)] as const);
const classBeyondLatin = `[${allSubsets
  .filter((subset) => subset !== "latin")
  .map((subset) => classOf(subsetRanges[subset]))
  .join("")}]`;
const beyondLatin = new RegExp(classBeyondLatin, "g");
/** An entity of HTML, which Markdown shows as its character: `&Psi;`, `&#936;`. */
const entity = /&#?[A-Za-z0-9]{1,31};/g;
const sourceBeyondLatin = new RegExp(`${classBeyondLatin}|\\\\[uU]|${entity.source}`);

/** Whether the data of a YAML text may have letters beyond Latin, which is faster to say than which ones. */
export function mayHaveLetters(source: string): boolean {
  return sourceBeyondLatin.test(source);
}

/** The letters in data or text that are not in the Latin subset, which every page needs, in alphabetical order. */
export function findLetters(data: unknown): readonly Letters[] {
  // JSON escapes nothing that is beyond Latin.
  const source = typeof data === "string" ? data : JSON.stringify(data);
  const text = source.includes("&") ? source.replaceAll(entity, (name) => decodeEntity(name) ?? name) : source;
  const found = new Set<Letters>();
  for (const character of new Set(text.match(beyondLatin))) {
    const subsets = patterns.filter(([, pattern]) => pattern.test(character)).map(([subset]) => subset);
    if (!subsets.includes("latin")) found.add(subsets.join(" "));
  }
  return [...found].sort();
}

/** The subsets of some letters, best first. */
export function subsetsOf(letters: Letters): readonly Subset[] {
  return allSubsets.filter((subset) => letters.split(" ").includes(subset));
}

function patternOf(subset: Subset): RegExp {
  return new RegExp(`[${classOf(subsetRanges[subset])}]`);
}

/** A `unicode-range` as the inside of a class of a regular expression. */
function classOf(range: string): string {
  return range.replaceAll(/U\+([0-9A-F]{4})(?:-([0-9A-F]{4}))?,?/g, (_, from: string, to: string | undefined) =>
    to === undefined ? `\\u${from}` : `\\u${from}-\\u${to}`,
  );
}
