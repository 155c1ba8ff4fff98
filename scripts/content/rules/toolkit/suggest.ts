import { editDistance } from "../../../../src/behaviours/edit-distance.ts";
import { isEveryday } from "../../icons/icons.ts";
import { inBasicLatin } from "../../read/route-form.ts";
import { findStranger } from "./look-alikes.ts";
import { numberOf } from "./refused-characters.ts";

/**
 * The one of `known` that `word` most likely means, or undefined if none is close or several are equally close: the
 * result may be written into the file without asking.
 */
export function suggest(word: string, known: Iterable<string>): string | undefined {
  const [only, another] = nearest(word, known);
  return another === undefined ? only : undefined;
}

/** Those of `known` that are closest to `word`: several if they are equally close, none if none is close. */
export function nearest(word: string, known: Iterable<string>): readonly string[] {
  return nearestNames(word, namesOf(known));
}

function nearestNames(word: string, known: readonly Name[]): readonly string[] {
  if (word.length > longestWord) return [];
  const name = new Name(word);
  const close = known.flatMap((one) => {
    const edits = misspelling(name, one);
    return edits === undefined ? [] : [{ text: one.text, edits }];
  });
  const fewest = Math.min(...close.map(({ edits }) => edits));
  return close.filter(({ edits }) => edits === fewest).map(({ text }) => text);
}

function namesOf(known: Iterable<string>): readonly Name[] {
  return [...new Set(known)].map((text) => new Name(text));
}

/** Longer words are not misspelt names, and comparing them takes long. */
const longestWord = 200;

export interface Advice {
  readonly hint: string;
  readonly suggestion?: string;
}

/** The advice for an unknown word: the name that was probably meant, if there is one, otherwise a hint. */
export function adviseOr(word: string, name: string | undefined, hint: string): Advice {
  return name === undefined ? { hint } : advise(word, name);
}

/**
 * The hint for `word` if `name` was probably meant, with a suggestion if that is certain; `whole` is what to write instead. Some words
 * are one letter apart but mean different things (chat and cat, contract and contact): then the hint only asks, and `--fix` writes
 * nothing.
 */
export function advise(word: string, name: string, whole = name): Advice {
  const [unseen] = word.match(odd) ?? [];
  if (unseen !== undefined && word.replaceAll(odd, "") === name) {
    const hint = `Write "${whole}" instead: ${numberOf(unseen)} is in it, which is invisible.`;
    // A character at the end is outside the place that a fix replaces.
    return word.trim() === word ? { hint, suggestion: whole } : { hint };
  }
  const stranger = findStranger(word);
  // The two look the same.
  if (stranger?.meant === name)
    return { hint: `Write "${whole}" instead: "${stranger.letter}" is ${stranger.script} here.`, suggestion: whole };
  const [typed, meant] = [new Name(word).words, new Name(name).words];
  const isCertain =
    typed.length !== meant.length || typed.every((one, at) => one === meant[at] || isSlip(one, meant[at] ?? ""));
  return isCertain ? { hint: `Write "${whole}" instead.`, suggestion: whole } : { hint: `Did you mean "${whole}"?` };
}

/** Spaces other than the usual one, and zero-width characters. */
const odd = /(?! )[\p{Zs}\p{Cf}]/gu;

/** Whether a misspelling is hardly a real word: two letters swapped, one missing or typed twice, or a long word. News is not the plural of new. */
function isSlip(a: string, b: string): boolean {
  if (isEveryday(a)) return false;
  if (a === `${b}s` || b === `${a}s`) return Math.min(a.length, b.length) > 3;
  const isTwice = [...a].some((letter, at) => letter === a[at - 1] && a.slice(0, at) + a.slice(at + 1) === b);
  // With an extra letter it may be another word: contract is not contact.
  if (a.length > b.length) return isTwice;
  return a.length < b.length || a.length >= 6 || [...a].sort().join("") === [...b].sort().join("");
}

/** The most comparisons for one set: if there are more, the problem is not the spelling. */
const mostComparisons = 300_000;

/**
 * `suggest` for one set of words; `known` is called on the first look-up. Each word is looked up once, and the work is
 * bounded: among very many words, the last ones get no suggestion.
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
      const [only, another] = nearestNames(word, names);
      found.set(word, another === undefined ? only : undefined);
    }
    return found.get(word);
  };
}

const mostEdits = 2;
/** Shorter words allow only one edit: changing two of four letters makes another word. */
const longWord = 8;

/** A name to compare with many others, split into words once. */
class Name {
  readonly words: readonly string[];

  constructor(readonly text: string) {
    this.words = inBasicLatin(text).split(/[-_./ ]+/);
  }
}

/**
 * The number of edits between two names, or undefined if one is not a misspelling of the other. Their words are compared one by
 * one: what two names share says nothing about whether the rest is a slip.
 */
function misspelling({ words, text }: Name, other: Name): number | undefined {
  if (text === other.text) return 0;
  if (words.length !== other.words.length) return words.join("") === other.words.join("") ? 0.5 : undefined;
  let edits = 0.5;
  for (const [at, word] of words.entries()) {
    const meant = other.words[at] ?? "";
    if (word === meant) continue;
    const some = mayBeSlip(word, meant) ? editDistance(word, meant) : Infinity;
    edits += some;
    if (some > (Math.min(word.length, meant.length) < longWord ? 1 : mostEdits) || edits > mostEdits + 0.5) {
      return undefined;
    }
  }
  return edits;
}

/** By length, first letter and digits, which is enough to rule out most names. */
function mayBeSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 3 || Math.abs(a.length - b.length) > mostEdits) return false;
  if (a[0] !== b[0] && (a[0] !== b[1] || a[1] !== b[0])) return false;
  return a.replaceAll(/\D/g, "") === b.replaceAll(/\D/g, "");
}
