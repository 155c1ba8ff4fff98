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
  const whole = all.filter(({ usualNames }) => usualNames.some((usual) => keyOf(usual) === keyOf(word)));
  return namesOf(whole.length > 0 ? whole : withMostWords(wordsOf(word), all));
}

function withMostWords(words: readonly string[], all: readonly Named[]): Named[] {
  const scored = all.map((named) => {
    const own = new Set([...wordsOf(named.name), ...named.usualNames.map(keyOf)]);
    return { named, score: words.filter((word) => own.has(word)).length };
  });
  const most = Math.max(1, ...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most).map(({ named }) => named);
  // A name that is wholly in the word is nearer than one that has more words.
  const whole = best.filter(({ name }) => wordsOf(name).every((part) => words.includes(part)));
  return whole.length > 0 ? whole : best;
}

function namesOf(found: readonly Named[]): string[] {
  return found.length > mostNames ? [] : found.map(({ name }) => name);
}

/** The words of a name, each without the ending of a plural: `pricingTable` and `pricing-tables` are alike. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word));
}

function keyOf(name: string): string {
  return wordsOf(name).join("");
}
