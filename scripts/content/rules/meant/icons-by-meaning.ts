import { iconTags } from "../../markup/icon-tags.ts";

/** More names are no help in a report. */
const mostNames = 3;

/** The name of the icon that other icon sets, or earlier versions of this one, write as `word`: `fa-ship`, `check-circle`. */
export function renamedIcon(word: string): string | undefined {
  const words = iconWords(word);
  const known = iconTags();
  const tries = [words, foreignSets.has(words[0] ?? "") ? words.slice(1) : []].map((some) => some.join("-"));
  const same = tries.find((name) => known.has(name));
  if (same !== undefined) return same;
  const [turned, another] = turnedIcons().get([...words].sort().join("-")) ?? [];
  return another === undefined ? turned : undefined;
}

let turnedNames: Map<string, string[]> | undefined;

/** The icons that have the same words, by these in order. */
function turnedIcons(): ReadonlyMap<string, readonly string[]> {
  if (turnedNames) return turnedNames;
  turnedNames = new Map();
  for (const name of iconTags().keys()) {
    const words = name.split("-").sort().join("-");
    turnedNames.set(words, [...(turnedNames.get(words) ?? []), name]);
  }
  return turnedNames;
}

/** The names with which other sets begin those of their icons. */
const foreignSets = new Set([
  "fa",
  "fas",
  "far",
  "fab",
  "icon",
  "lucide",
  "mdi",
  "bi",
  "feather",
  "heroicon",
  "material",
]);

/** The icons that show what `word` says, by the words for which they are searched: the nearest first. */
export function iconsByMeaning(word: string, most = mostNames): string[] {
  const words = iconWords(word).filter((one) => one.length > 1 && !foreignSets.has(one));
  if (words.length === 0) return [];
  return knownIcons()
    .flatMap((icon) => {
      const rank = rankOf(words, icon);
      return rank === undefined ? [] : [{ name: icon.name, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ name }) => name);
}

/** An icon with the words of its name and of the tags for which it is searched. */
interface KnownIcon {
  readonly name: string;
  readonly parts: readonly string[];
  /** The words of each tag, joined. */
  readonly tags: readonly string[];
  /** All words, in the singular. */
  readonly words: ReadonlySet<string>;
}

let known: readonly KnownIcon[] | undefined;

function knownIcons(): readonly KnownIcon[] {
  known ??= [...iconTags()].map(([name, tags]) => {
    const parts = name.split("-");
    const words = tags.map(iconWords);
    return {
      name,
      parts,
      tags: words.map((some) => some.join("-")),
      words: new Set([...parts, ...words.flat()].map(singular)),
    };
  });
  return known;
}

/** Less is nearer: a tag that says just that, early in the list, of an icon that shows nothing else. */
function rankOf(words: readonly string[], { parts, tags, words: all }: KnownIcon): number | undefined {
  const whole = tags.indexOf(words.join("-"));
  if (whole >= 0) return whole + 2 * parts.length;
  const missed = words.filter((word) => !all.has(singular(word))).length;
  if (missed === words.length) return undefined;
  return farOff * (1 + missed) + 2 * parts.length - words.filter((word) => parts.includes(word)).length;
}

/** Behind every icon with a tag that is the whole word, and again for each word that is not among the tags. */
const farOff = 100;

function iconWords(name: string): string[] {
  return name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<!s)s$/, "") : word;
}
