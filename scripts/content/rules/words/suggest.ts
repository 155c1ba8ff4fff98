import { isEveryday } from "../../markup/everyday-words.ts";
import { escapePattern } from "./escape-pattern.ts";
import { misspelling, mostEdits, Name, wordPairs } from "./misspelling.ts";

/**
 * The one of `known` that a reader most likely meant by `word`, or undefined where none is close or several are
 * equally close: what this returns may be written into the file without asking.
 */
export function suggest(word: string, known: Iterable<string>): string | undefined {
  return onlyOf(nearest(word, known));
}

function onlyOf([only, another]: readonly string[]): string | undefined {
  return another === undefined ? only : undefined;
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
  let bestDistance = mostEdits;
  const { length } = word.text;
  if (length > longestWord) return best;
  for (const name of known) {
    if (Math.abs(name.text.length - length) > Math.max(mostEdits, length / 3)) continue;
    const distance = misspelling(word, name);
    if (distance === undefined || distance > bestDistance) continue;
    if (distance < bestDistance) best = [];
    best.push(name.text);
    bestDistance = distance;
  }
  return best;
}

/** The text that is written in place of a name, if not the name itself, and the file in which it stands. */
interface Surroundings {
  readonly whole?: string | undefined;
  readonly text?: string;
}

/**
 * The hint for `word` where `name` was probably meant, with a suggestion where that is certain. Some words are one
 * letter apart and mean different things (chat and cat, contract and contact): then the hint only asks, and `--fix`
 * writes nothing.
 */
export function advise(
  word: string,
  name: string,
  { whole = name, text: written = "" }: Surroundings = {},
): { hint: string; suggestion?: string } {
  const isCertain = wordPairs(new Name(word), new Name(name)).every(
    ([{ text: a }, { text: b }]) =>
      a === b || isPlural(a, b) || isPlural(b, a) || (isSlip(a, b) && !isEveryday(a) && !isWordOf(written, a)),
  );
  return isCertain ? { hint: `Write "${whole}" instead.`, suggestion: whole } : { hint: `Did you mean "${whole}"?` };
}

function isPlural(word: string, name: string): boolean {
  return word === `${name}s` && word.length >= shortPlural;
}

/** Whether a text uses a word in its sentences, and not only in addresses and names: then it is no slip. */
function isWordOf(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w/#.-])${escapePattern(word)}(?![\\w-])`, "i").test(text);
}

/** Longer words are no misspellings of names, and to compare them takes long. */
const longestWord = 200;
const shortWord = 6;
/** News is not the plural of new. */
const shortPlural = 5;

/** Whether a misspelling can hardly be a word of its own: letters left out, two swapped, one typed twice, or another in a long word. */
function isSlip(a: string, b: string): boolean {
  if (a.length < b.length) return true;
  if (a.length === b.length) return a.length >= shortWord || [...a].sort().join("") === [...b].sort().join("");
  return [...a].some((letter, at) => letter === a[at - 1] && a.slice(0, at) + a.slice(at + 1) === b);
}

/** The most comparisons for one set: where there are more, something else is wrong than the spelling. */
const mostComparisons = 300_000;

/** So many letters count as one comparison. */
const usualWord = 16;

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
      comparisons += names.length * Math.ceil(word.length / usualWord);
      found.set(word, onlyOf(nearestNames(new Name(word), names)));
    }
    return found.get(word);
  };
}
