import { editDistance } from "../../../../src/behaviours/edit-distance.ts";
import { isEveryday } from "../../icons/icons.ts";
import { inBasicLatin } from "../../read/route-form.ts";
import { findStranger } from "./look-alikes.ts";
import { curlyQuotes, numberOf } from "./refused-characters.ts";

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
  const same = disguise(word)?.meant;
  if (known.some(({ text }) => text === same)) return [same ?? ""];
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
  const same = disguise(word);
  if (same?.meant === name) return { hint: `Write "${whole}" instead: ${same.why}.`, suggestion: whole };
  // An underscore at its start or end puts a name aside.
  const isCertain = !/^_|_$/.test(word) && hasOnly(isSlip, word, name);
  return isCertain ? { hint: `Write "${whole}" instead.`, suggestion: whole } : { hint: `Did you mean "${whole}"?` };
}

interface Place {
  readonly whole?: string;
  readonly text: string;
  readonly isPage: boolean;
}

/**
 * The same for a link in `text`. Its target may be missing instead of misspelt: no word that the text has outside of addresses is a slip, as in
 * Ask [Jon](#jon), and only a slip of the hand in a long word leads to another page. In its folders any slip does.
 */
export function adviseLink(word: string, name: string, link: Place): Advice {
  const { whole = name, text, isPage } = link;
  const folders = isPage ? new Name(name.slice(0, name.lastIndexOf("/"))).words.length : Infinity;
  const isSame = (a: string, b: string, at: number) =>
    (at < folders ? isSlip(a, b) : isSlipOfHand(a, b)) && !wordsIn(text).has(a);
  const isCertain = hasOnly(isSame, word, name) || disguise(word)?.meant === name;
  return isCertain ? advise(word, name, whole) : { hint: `Did you mean "${whole}"?` };
}

let last = { text: "", words: new Set<string>() };

/** The words of a text that are not in addresses. The last text is kept: it can have thousands of links. */
function wordsIn(text: string): ReadonlySet<string> {
  if (last.text !== text)
    last = { text, words: new Set(inBasicLatin(text).match(/(?<![\p{L}\p{N}/#-])[\p{L}\p{N}]+/gu)) };
  return last.words;
}

/** Whether two names differ only in the characters between their words, or in words that `isSame` takes for one. */
function hasOnly(isSame: (typed: string, meant: string, at: number) => boolean, word: string, name: string): boolean {
  const [typed, meant] = [new Name(word).words, new Name(name).words];
  const isMeant = (one: string, at: number) => one === meant[at] || isSame(one, meant[at] ?? "", at);
  return typed.length !== meant.length || typed.every(isMeant);
}

/** The name that a word looks the same as, and why it is another. */
function disguise(word: string): { readonly meant: string; readonly why: string } | undefined {
  const [unseen] = word.match(odd) ?? [];
  if (unseen !== undefined)
    return { meant: word.replaceAll(odd, ""), why: `${numberOf(unseen)} is in it, which is invisible` };
  const stranger = findStranger(word);
  if (stranger) return { meant: stranger.meant, why: `"${stranger.letter}" is ${stranger.script} here` };
  const [, quoted] = curlyQuotes.exec(word) ?? [];
  return quoted === undefined ? undefined : { meant: quoted, why: "curly quotes are part of the text" };
}

/** Spaces other than the usual one, and zero-width characters. */
const odd = /(?! )[\p{Zs}\p{Cf}]/gu;

/** Whether a misspelling is hardly a real word: two letters swapped, one missing or typed twice, or a long word. News is not the plural of new. */
function isSlip(a: string, b: string): boolean {
  if (isEveryday(a)) return false;
  if (a === `${b}s` || b === `${a}s`) return Math.min(a.length, b.length) > 3;
  // With an extra letter it may be another word: contract is not contact.
  if (a.length > b.length) return isTwice(a, b);
  return a.length < b.length || a.length >= 6 || [...a].sort().join("") === [...b].sort().join("");
}

/** Whether a long word has two neighbours swapped, a letter typed twice, or one left out before its end, where endings differ. */
function isSlipOfHand(a: string, b: string): boolean {
  if (b.length < 7 || isEveryday(a)) return false;
  const isSwapped = (at: number) => a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b;
  const isLeftOut = (at: number) => at < b.length - 1 && without(b, at) === a;
  return isTwice(a, b) || Array.from(b).some((_, at) => isSwapped(at) || isLeftOut(at));
}

function isTwice(a: string, b: string): boolean {
  return [...a].some((letter, at) => letter === a[at - 1] && without(a, at) === b);
}

function without(word: string, at: number): string {
  return word.slice(0, at) + word.slice(at + 1);
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
