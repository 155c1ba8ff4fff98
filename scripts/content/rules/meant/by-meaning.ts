/** Something with a name of its own, and the names that others have for it. */
export interface Named {
  readonly name: string;
  readonly usualNames: readonly string[];
}

/** More names than this are no answer. */
const mostNames = 3;

/**
 * The names of what is usually called `word`, the nearest first: those with that usual name, else those that share most
 * words with it. Empty where there is none, or where there are too many to choose from.
 */
export function byMeaning(word: string, all: readonly Named[]): readonly string[] {
  const known = knownOf(all);
  const words = meaningWords(word);
  const whole = known.filter(({ keys }) => keys.has(words.join("")));
  return namesOf(whole.length > 0 ? whole : withMostWords(words, known));
}

/** A name with its words, and the words of those that others have for it. */
interface Known {
  readonly name: string;
  readonly words: readonly string[];
  readonly keys: ReadonlySet<string>;
}

/** Of each list, since a file may have thousands of words that are looked up in it. */
const allKnown = new WeakMap<readonly Named[], readonly Known[]>();

function knownOf(all: readonly Named[]): readonly Known[] {
  const before = allKnown.get(all);
  if (before) return before;
  const known = all.map(({ name, usualNames }) => ({
    name,
    words: meaningWords(name),
    keys: new Set(usualNames.map(keyOf)),
  }));
  allKnown.set(all, known);
  return known;
}

function withMostWords(words: readonly string[], all: readonly Known[]): Known[] {
  const scored = all.map((named) => ({
    named,
    score: words.filter((word) => named.words.includes(word) || named.keys.has(word)).length,
  }));
  const most = Math.max(1, ...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most).map(({ named }) => named);
  // A name that is wholly in the word is nearer than one that has more words.
  const whole = best.filter((named) => named.words.every((part) => words.includes(part)));
  return whole.length > 0 ? whole : best;
}

function namesOf(found: readonly Known[]): string[] {
  return found.length > mostNames ? [] : found.map(({ name }) => name);
}

/** The words of a name, each without the ending of a plural: `pricingTable` and `pricing-tables` are alike. */
function meaningWords(name: string): string[] {
  return name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word));
}

function keyOf(name: string): string {
  return meaningWords(name).join("");
}
