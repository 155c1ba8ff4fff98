import { compareText } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { isRecord, valueAt } from "../diagnostic/path.ts";
import { listKey } from "../formats/folder-formats.ts";
import type { PageFile } from "./formatted-values.ts";

/** The pages of a site as lists see them, as of a moment in milliseconds since 1970. */
export interface ListedContent {
  readonly folders: ReadonlyMap<string, readonly PageFile[]>;
  readonly at: number;
}

/** A collection: its folder, its mapping, and its page. */
export interface PageList {
  readonly folder: string;
  readonly owner: Readonly<Record<string, unknown>>;
  readonly page: Pick<PageFile, "route" | "data">;
  /** The language that decides the alphabetical order. */
  readonly language: string;
}

type FieldValue = string | number | boolean;

/** The values of a page for a name: in its head, in its event, or in its own data. */
export function fieldOf(data: unknown, name: string): readonly FieldValue[] {
  if (name === "title") return [titleInLists(data)];
  const found = [[], ["event"], ["data"]].map((path) => valueAt(data, [...path, name]));
  return [found.find((value) => value !== undefined) ?? []]
    .flat()
    .filter((value): value is FieldValue => ["string", "number", "boolean"].includes(typeof value));
}

/** The names under which some pages have values. */
export function fieldNames(pages: readonly PageFile[]): ReadonlySet<string> {
  const names = pages.flatMap(({ data }) => {
    const parts = [data, valueAt(data, ["event"]), valueAt(data, ["data"])];
    const keys = parts.flatMap((part) => (isRecord(part) ? Object.keys(part) : []));
    return keys.filter((key) => fieldOf(data, key).length > 0);
  });
  return new Set(names);
}

/** The title of a page in lists: that of its card, else its label in menus, else its title. */
export function titleInLists(page: unknown): string {
  return String(valueAt(page, ["card", "title"]) ?? valueAt(page, ["nav", "label"]) ?? valueAt(page, ["title"]));
}

export function tagsOf(data: unknown): readonly string[] {
  return fieldOf(data, "tags").map(String);
}

/** The last day of an event, as 2031-06-30; undefined for a page without one. */
export function lastDay(data: unknown): string | undefined {
  const [end = fieldOf(data, "start")[0]] = fieldOf(data, "end");
  return valueAt(data, ["event"]) === undefined || end === undefined ? undefined : String(end).slice(0, 10);
}

/** A cache of sorted lists, by folder and by everything that the order depends on. */
const ordered = new WeakMap<readonly PageFile[], Map<string, readonly PageFile[]>>();

/** The pages that a collection lists, in order. */
export function selectPages({ folders, at }: ListedContent, list: PageList): readonly PageFile[] {
  const { owner, page, language } = list;
  const all = folders.get(list.folder) ?? [];
  const day = new Date(at).toISOString().slice(0, 10);
  const isRelated = owner["order"] === "related";
  const known = ordered.get(all) ?? new Map<string, readonly PageFile[]>();
  ordered.set(all, known);
  const { limit: _, perPage: __, show: ___, ...choice } = owner;
  const key = [day, language, listKey("", choice)].join(" ");
  const pages = known.get(key) ?? sortPages(choosePages(all, owner, day), orderOf(owner), language);
  known.set(key, pages);
  const chosen = isRelated ? relatedPages(pages, tagsOf(page.data)) : pages;
  const most = typeof owner["limit"] === "number" ? owner["limit"] : Number.POSITIVE_INFINITY;
  const listed: PageFile[] = [];
  for (const one of chosen) {
    if (listed.length >= most) break;
    if (one.route !== page.route) listed.push(one);
  }
  const { group } = owner;
  // Pages are grouped by heading, each heading at the place of its first page.
  return group === undefined
    ? listed
    : [...groupBy(listed, ({ data }) => groupOf(data, group, language)).values()].flat();
}

function choosePages(pages: readonly PageFile[], owner: PageList["owner"], day: string): readonly PageFile[] {
  const { where, tags } = owner;
  const asked = [where, tags === undefined ? {} : { tags }].flatMap((one) => Object.entries(isRecord(one) ? one : {}));
  const wanted = asked.map(([name, value]) => [name, new Set([value].flat().map(String))] as const);
  return pages.filter(({ data }) => {
    const last = owner["events"] === undefined ? "" : lastDay(data);
    if (last === undefined || (owner["events"] === "coming" && last < day)) return false;
    if (owner["events"] === "past" && last >= day) return false;
    return wanted.every(([name, values]) => fieldOf(data, name).some((value) => values.has(String(value))));
  });
}

const shortNames: Readonly<Record<string, string>> = { newest: "-date", oldest: "date", related: "-date" };

/** The order of a collection: a field, with a hyphen in front if the highest values come first. */
export function orderOf({ order, events, group }: PageList["owner"]): string {
  const usual = events === "coming" ? "start" : events === "past" ? "-start" : group === "letter" ? "title" : "newest";
  const name = String(order ?? usual);
  return shortNames[name] ?? name;
}

/** Sorts pages by a field. Pages without it come last, in menu order. */
function sortPages(pages: readonly PageFile[], order: string, language: string): readonly PageFile[] {
  if (order === "menu") return pages;
  const [sign, name] = order.startsWith("-") ? [-1, order.slice(1)] : [1, order];
  const { compare } = new Intl.Collator(language);
  const texts = pages.map(({ data }) => fieldOf(data, name)[0]?.toString());
  const numberOf = numberReader(texts.flatMap((text) => text || []));
  const keyed = pages.map((page, index) => {
    const { [index]: text = "" } = texts;
    // Characters before the first letter or digit do not count in the alphabet.
    const words = text.replace(/^[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/u, "");
    return { page, isThere: texts[index] !== undefined, words, number: text === "" ? Number.NaN : numberOf(text) };
  });
  const sorted = keyed
    .filter(({ isThere }) => isThere)
    .toSorted((a, b) => {
      const difference = a.number - b.number;
      const order = Number.isNaN(difference) ? compare(a.words, b.words) : difference;
      return sign * order || compareText(a.page.route, b.page.route);
    });
  return [...sorted, ...keyed.filter(({ isThere }) => !isThere)].map(({ page }) => page);
}

const withComma = /^[+-]?(?:\d+|\d{1,3}(?:[.\s'’]\d{3})+)(?:,\d+)?$/;
const withPoint = /^[+-]?(?:\d+|\d{1,3}(?:[,\s'’]\d{3})+)(?:\.\d+)?$/;

/**
 * Returns a function that reads numbers in texts: with decimal commas and thousands separators, if all texts fit that, and with the same
 * words around them, such as a currency or a unit.
 */
function numberReader(texts: readonly string[]): (text: string) => number {
  const [first = ""] = texts;
  const [before = ""] = /^[^\d+-]*/.exec(first) ?? [];
  const after = first.slice(first.search(/\d(?!.*\d)/s) + 1);
  const isAround = texts.every((text) => text.startsWith(before) && text.endsWith(after));
  const bare = (text: string) => (isAround ? text.slice(before.length, text.length - after.length) : text);
  const areAll = (form: RegExp) => texts.every((text) => form.test(bare(text)));
  // If all have three decimals, the commas may be thousands separators.
  if (areAll(withComma) && texts.some((text) => /^[+-]?0,|,(?!\d{3}$)/.test(bare(text))))
    return (text) =>
      Number(
        bare(text)
          .replaceAll(/[.\s'’]/g, "")
          .replace(",", "."),
      );
  return areAll(withPoint) ? (text) => Number(bare(text).replaceAll(/[,\s'’]/g, "")) : Number;
}

/** The places in a list of its pages with each tag. */
export function pagesByTag(pages: readonly PageFile[]): ReadonlyMap<string, readonly number[]> {
  const tagged = pages.flatMap(({ data }, index) => [...new Set(tagsOf(data))].map((tag) => ({ tag, index })));
  const byTag = groupBy(tagged, ({ tag }) => tag);
  return new Map([...byTag].map(([tag, some]) => [tag, some.map(({ index }) => index)]));
}

const byTag = new WeakMap<readonly PageFile[], ReadonlyMap<string, readonly number[]>>();

/**
 * The pages that share some tags, those with the most first, and otherwise in their order. For speed, only pages with one of the tags are
 * looked at, and only as many are sorted as are taken.
 */
function* relatedPages(pages: readonly PageFile[], tags: readonly string[]): Generator<PageFile> {
  const places = byTag.get(pages) ?? pagesByTag(pages);
  byTag.set(pages, places);
  const shared = new Map<number, number>();
  for (const tag of new Set(tags))
    for (const index of places.get(tag) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
  const byNumber: number[][] = [];
  for (const [index, number] of shared) {
    byNumber[number] ??= [];
    byNumber[number].push(index);
  }
  for (const some of byNumber.toReversed())
    for (const index of some?.sort((a, b) => a - b) ?? []) yield* pages.slice(index, index + 1);
}

/** The heading of a page in a grouped list: the year of its event or its date, or the first letter of its title. */
export function groupOf(data: unknown, group: unknown, language: string): string {
  const none = "–";
  if (group === "year") return String(fieldOf(data, "start")[0] ?? fieldOf(data, "date")[0] ?? none).slice(0, 4);
  const title = titleInLists(data).normalize("NFC");
  const [pair = ""] = /[\p{L}\p{N}]\p{L}?/u.exec(title) ?? [];
  const known = `${language} ${pair}`;
  const heading = headings.get(known) ?? (pair === "" ? none : headingOf(pair, language));
  headings.set(known, heading);
  return heading;
}

const headings = new Map<string, string>();

/** Latin letters, and pairs that are a single letter in some words. */
const latin = [..."abcdefghijklmnopqrstuvwxyzå", "ae", "oe", "ss"];

/** Korean consonants, in Unicode order; a doubled one is listed under the single one. */
const korean = "ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ";

/** The letter under which a title is listed, from its first one or two letters. */
function headingOf(pair: string, language: string): string {
  const [first = ""] = pair;
  if (/\p{N}/u.test(first)) return "0–9";
  const { compare } = new Intl.Collator(language, { sensitivity: "base" });
  // If two letters count as one, as in Czech, they sort after everything that begins with the first.
  const letter = compare(pair, `${first}\uffff`) > 0 ? pair : first;
  const [plain = first] = letter.normalize("NFKD");
  const consonant = korean[plain.charCodeAt(0) - 0x1100];
  if (consonant !== undefined) return consonant;
  const hiragana = plain.replace(/[ァ-ヶ]/, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
  // É is listed under E in French, but Å not under A in Swedish.
  const [base = first] = [...latin, hiragana, plain].find((one) => compare(letter, one) === 0) ?? [letter];
  return base.toLocaleUpperCase(language);
}
