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
  const wanted = { whole: words.join("-"), words, singular: words.map(singular) };
  const { byTag, byWord } = knownIcons();
  const candidates = [...(byTag.get(wanted.whole) ?? []), ...wanted.singular.flatMap((one) => byWord.get(one) ?? [])];
  return [...new Set(candidates)]
    .map((icon) => ({ icon, rank: rankOf(wanted, icon) }))
    .sort((a, b) => a.rank - b.rank || a.icon.place - b.icon.place)
    .slice(0, most)
    .map(({ icon }) => icon.name);
}

/** What is looked for, in the forms in which it is compared. */
interface Wanted {
  readonly whole: string;
  readonly words: readonly string[];
  readonly singular: readonly string[];
}

/** An icon with the words of its name and of the tags for which it is searched. */
interface KnownIcon {
  readonly name: string;
  readonly place: number;
  readonly parts: readonly string[];
  /** The words of each tag, joined. */
  readonly tags: readonly string[];
  /** All words, in the singular. */
  readonly words: ReadonlySet<string>;
}

/** The icons by what they are searched for: there are more than a thousand, and a file may name as many that are unknown. */
interface KnownIcons {
  readonly byTag: ReadonlyMap<string, readonly KnownIcon[]>;
  readonly byWord: ReadonlyMap<string, readonly KnownIcon[]>;
}

let known: KnownIcons | undefined;

function knownIcons(): KnownIcons {
  if (known) return known;
  const [byTag, byWord] = [new Map<string, KnownIcon[]>(), new Map<string, KnownIcon[]>()];
  const add = (icons: Map<string, KnownIcon[]>, key: string, icon: KnownIcon) => {
    const list = icons.get(key);
    if (list) list.push(icon);
    else icons.set(key, [icon]);
  };
  for (const [place, [name, own]] of [...iconTags()].entries()) {
    const parts = name.split("-");
    const words = own.map(iconWords);
    const tags = words.map((some) => some.join("-"));
    const all = new Set([...parts, ...words.flat()].map(singular));
    const icon = { name, place, parts, tags, words: all };
    for (const tag of new Set(tags)) add(byTag, tag, icon);
    for (const word of all) add(byWord, word, icon);
  }
  known = { byTag, byWord };
  return known;
}

/** Less is nearer: a tag that says just that, early in the list, of an icon that shows nothing else. */
function rankOf({ whole, words, singular: wanted }: Wanted, { parts, tags, words: all }: KnownIcon): number {
  const place = tags.indexOf(whole);
  if (place >= 0) return place + 2 * parts.length;
  const missed = wanted.filter((word) => !all.has(word)).length;
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
