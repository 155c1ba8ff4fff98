import { isEveryday } from "../../markup/everyday-words.ts";
import { escapePattern } from "./escape-pattern.ts";

/**
 * The one of `known` that a reader most likely meant by `word`, or undefined where none is close or several are
 * equally close: what this returns may be written into the file without asking.
 */
export function suggest(word: string, known: Iterable<string>): string | undefined {
  const [only, another] = nearest(word, known);
  return another === undefined ? only : undefined;
}

/** Those of `known` that are closest to `word`; several where they are equally close, none where none is close. */
export function nearest(word: string, known: Iterable<string>): readonly string[] {
  let best: string[] = [];
  let bestDistance = mostEdits;
  if (word.length > longestWord) return best;
  for (const candidate of new Set(known)) {
    if (Math.abs(candidate.length - word.length) > Math.max(mostEdits, word.length / 3)) continue;
    const distance = misspelling(word, candidate);
    if (distance === undefined || distance > bestDistance) continue;
    if (distance < bestDistance) best = [];
    best.push(candidate);
    bestDistance = distance;
  }
  return best;
}

/** What is written in place of a name, if not the name itself, and the file in which it stands. */
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
  { whole = name, text = "" }: Surroundings = {},
): { hint: string; suggestion?: string } {
  const isCertain = wordPairs(word, name).every(
    ([a, b]) => a === b || isPlural(a, b) || isPlural(b, a) || (isSlip(a, b) && !isEveryday(a) && !isWordOf(text, a)),
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

const mostEdits = 2;
/** Longer words are no misspellings of names, and to compare them takes long. */
const longestWord = 200;
const longWord = 8;
const shortWord = 6;
/** News is not the plural of new. */
const shortPlural = 5;

/**
 * The number of edits between `word` and `name`, or undefined where the one is no misspelling of the other. Words
 * between hyphens and slashes are compared one by one: what two names share says nothing about whether the rest is a
 * slip or another thing.
 */
function misspelling(word: string, name: string): number | undefined {
  if (word === name) return 0;
  if (word.split("/").length !== name.split("/").length) return undefined;
  if (fold(word) === fold(name)) return 0.5;
  let edits = 0;
  for (const [a, b] of wordPairs(word, name)) {
    const some = a === b ? 0 : wordEdits(a, b);
    if (some === undefined) return undefined;
    edits += some;
    if (edits > mostEdits) return undefined;
  }
  return edits;
}

/** The words of two names side by side; segments that differ only in how they are joined are left out. */
function wordPairs(word: string, name: string): (readonly [string, string])[] {
  const others = name.split("/");
  return word.split("/").flatMap((segment, index) => {
    const other = others[index] ?? "";
    if (fold(segment) === fold(other)) return [];
    const [a, b] = [wordsOf(segment), wordsOf(other)];
    return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => [a[at] ?? "", b[at] ?? ""] as const);
  });
}

function wordsOf(segment: string): string[] {
  return segment.toLowerCase().split(/[-_. ]+/);
}

/** The number of edits that make `b` of its misspelling `a`, or undefined where they are rather two different words. */
function wordEdits(a: string, b: string): number | undefined {
  const length = Math.min(a.length, b.length);
  if (length < 3 || Math.abs(a.length - b.length) > mostEdits || digits(a) !== digits(b)) return undefined;
  const startsAlike = a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
  const edits = startsAlike ? editDistance(a, b) : mostEdits + 1;
  return edits <= (length < longWord ? 1 : mostEdits) ? edits : undefined;
}

/** Whether a misspelling can hardly be a word of its own: two letters swapped, one left out, one typed twice, or a long word. */
function isSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) >= shortWord || a.length < b.length) return true;
  if (a.length === b.length) return [...a].sort().join("") === [...b].sort().join("");
  return [...a].some((letter, at) => letter === a[at - 1] && a.slice(0, at) + a.slice(at + 1) === b);
}

function digits(word: string): string {
  return word.replaceAll(/\D/g, "");
}

function fold(word: string): string {
  return word.toLowerCase().replaceAll(/[-_ ]/g, "");
}

/** The number of insertions, deletions, substitutions and swaps of neighbours between two words. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** The most comparisons for one set: where there are more, something else is wrong than the spelling. */
const mostComparisons = 300_000;

/**
 * `suggest` over one set of words; `known` is called on the first look-up. Each word is looked up once, and the work is
 * bounded: of very many words the last ones get no suggestion.
 */
export function createSuggester(known: () => Iterable<string>): (word: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  let words: readonly string[] | undefined;
  let comparisons = 0;
  return (word) => {
    if (!found.has(word)) {
      words ??= [...known()];
      if (comparisons > mostComparisons) return undefined;
      comparisons += words.length;
      found.set(word, suggest(word, words));
    }
    return found.get(word);
  };
}
