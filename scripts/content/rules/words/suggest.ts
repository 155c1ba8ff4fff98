import { isEveryday } from "../../icons/icons.ts";
import { misspelling, Name } from "./misspelling.ts";

/**
 * The one of `known` that a reader most likely meant by `word`, or undefined where none is close or several are
 * equally close: what this returns may be written into the file without asking.
 */
export function suggest(word: string, known: Iterable<string>): string | undefined {
  return onlyOf(nearest(word, known));
}

/** Those of `known` that are closest to `word`; several where they are equally close, none where none is close. */
export function nearest(word: string, known: Iterable<string>): readonly string[] {
  return nearestNames(new Name(word), namesOf(known));
}

function namesOf(known: Iterable<string>): readonly Name[] {
  return [...new Set(known)].map((text) => new Name(text));
}

function nearestNames(word: Name, known: readonly Name[]): readonly string[] {
  let best: string[] = [];
  let fewest = Infinity;
  if (word.text.length > longestWord) return best;
  for (const name of known) {
    const edits = misspelling(word, name);
    if (edits === undefined || edits > fewest) continue;
    if (edits < fewest) best = [];
    best.push(name.text);
    fewest = edits;
  }
  return best;
}

function onlyOf([only, another]: readonly string[]): string | undefined {
  return another === undefined ? only : undefined;
}

/** Longer words are no misspellings of names, and to compare them takes long. */
const longestWord = 200;

interface Advice {
  readonly hint: string;
  readonly suggestion?: string;
}

/**
 * The hint for `word` where `name` was probably meant, with a suggestion where that is certain; `whole` is what is written in its
 * place. Some words are one letter apart and mean different things (chat and cat, contract and contact): then the hint only asks,
 * and `--fix` writes nothing.
 */
export function advise(word: string, name: string, whole = name): Advice {
  const [typed, meant] = [new Name(word).words, new Name(name).words];
  const isCertain =
    typed.length !== meant.length || typed.every((one, at) => one === meant[at] || isSlip(one, meant[at] ?? ""));
  return isCertain ? { hint: `Write "${whole}" instead.`, suggestion: whole } : { hint: `Did you mean "${whole}"?` };
}

/** Shorter words are near to others by chance. News is not the plural of new. */
const longEnough = { plural: 5, slip: 6 };

/** Whether a misspelling can hardly be a word of its own: two letters swapped, one left out, one typed twice, or a long word. */
function isSlip(a: string, b: string): boolean {
  if (a === `${b}s` || b === `${a}s`) return Math.max(a.length, b.length) >= longEnough.plural;
  if (isEveryday(a)) return false;
  const isSwap = a.length === b.length && [...a].sort().join("") === [...b].sort().join("");
  const isTwice = [...a].some((letter, at) => letter === a[at - 1] && a.slice(0, at) + a.slice(at + 1) === b);
  // A letter too many may be another word: contract is not contact.
  if (a.length > b.length) return isTwice;
  return a.length < b.length || a.length >= longEnough.slip || isSwap;
}

/** The most comparisons for one set: where there are more, something else is wrong than the spelling. */
const mostComparisons = 300_000;

/**
 * `suggest` over one set of words; `known` is called on the first look-up. Each word is looked up once, and the work is
 * bounded: of very many words the last ones get no suggestion.
 */
export function createSuggester(known: () => Iterable<string>): (word: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  let names: readonly Name[] | undefined;
  let comparisons = 0;
  return (word) => {
    if (!found.has(word)) {
      names ??= namesOf(known());
      if (comparisons > mostComparisons) return undefined;
      comparisons += names.length;
      found.set(word, onlyOf(nearestNames(new Name(word), names)));
    }
    return found.get(word);
  };
}
