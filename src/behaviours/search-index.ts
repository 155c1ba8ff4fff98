import { editDistance } from "./edit-distance.ts";

export interface FoundPart {
  readonly title: string;
  readonly url: string;
  /** The text around the match, with `<mark>` and `</mark>` around what was found. */
  readonly excerpt: string;
}

export interface FoundPage extends FoundPart {
  /** The sections with an anchor that have most matches, in page order. */
  readonly parts: readonly FoundPart[];
}

export interface Found {
  readonly count: number;
  /** The words that were searched for instead of those that were not found. */
  readonly instead?: string;
  /** Reads some of the pages, best first. The first is already there: queries that the next letter replaces fetch no more. */
  read(from: number, to: number): readonly Promise<FoundPage>[];
}

/** Searches an index; undefined if a newer query comes before the part of the index for this one has loaded. */
export type SearchIndex = (query: string) => Promise<Found | undefined>;

/** Pagefind's data for a page. */
interface FoundData {
  readonly meta: { readonly title: string };
  readonly url: string;
  readonly excerpt: string;
  readonly sub_results: readonly (FoundPart & { readonly anchor?: unknown; readonly locations: readonly number[] })[];
}

interface LanguageEntry {
  readonly hash: string;
  /** The hash of the second part of a large index. */
  readonly second?: string;
  /** The letters that split its alphabet into quarters, by frequency. */
  readonly letters?: readonly string[];
}

export interface IndexEntry {
  readonly languages: Readonly<Partial<Record<string, LanguageEntry>>>;
}

type Answer = { readonly results: readonly { readonly id: string; readonly score: number; readonly data: string }[] };

let policy: { createScriptURL(url: string): string } | undefined;

/**
 * Opens the index in a folder for a language, as it is at a moment: browsers keep what they have fetched for it. Sends messages straight to
 * Pagefind's worker: Pagefind's script for pages would start it from a string, which Trusted Types refuse, then search in the page, whose
 * policy would have to allow WebAssembly.
 */
export function openIndex(folder: string, language: string, moment: number): SearchIndex {
  const address = `${folder}pagefind-worker.js`;
  // The policy that the Content-Security-Policy of a site with a search allows.
  policy ??= window.trustedTypes?.createPolicy("search", { createScriptURL: (url: string) => url });
  const worker = new Worker(policy?.createScriptURL(address) ?? address);
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let last = 0;
  const ask = <Result>(method: string, ...args: unknown[]) =>
    new Promise<Result>((resolve, reject) => {
      waiting.set(++last, { resolve: resolve as (result: unknown) => void, reject });
      worker.postMessage({ id: last, method, args });
    });
  worker.addEventListener("message", ({ data: { id, result, error } }) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(Error(error));
    else resolve?.(result);
  });
  worker.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(Error(address));
  });
  const readEntry = async (tag: number) => {
    const file = await fetch(`${folder}pagefind-entry.json?ts=${tag}`);
    return ((await file.json()) as IndexEntry).languages[language];
  };
  const open = async () => {
    const init = ask("init", { basePath: folder, language, primary: true, metaCacheTag: moment });
    const [own] = await Promise.all([readEntry(moment), init]);
    // The worker searches both parts together.
    if (own?.second !== undefined) await ask("mergeIndex", `${folder}2/`, { language, metaCacheTag: moment });
    return own;
  };
  const ready = open();
  let words: Promise<readonly string[]> | undefined;
  const readWords = () =>
    (words ??= fetch(`${folder}words.${language}.txt`).then(async (file) =>
      file.ok ? (await file.text()).split("\n") : [],
    ));
  const search = async (...queries: string[]): Promise<Found> => {
    const answers = await Promise.all(queries.map((query) => ask<Answer>("search", query, {})));
    const found = new Map(answers.flatMap(({ results }) => results.map((one) => [one.id, one] as const)));
    const results = [...found.values()].sort((a, b) => b.score - a.score);
    const pages: Promise<FoundPage>[] = [];
    const read = (from: number, to: number) => {
      for (const { data } of results.slice(pages.length, to)) {
        const page = ask<FoundData>("getData", data).then(pageOf);
        // With a newer query, nothing may be waiting for it.
        page.catch(() => {});
        pages.push(page);
      }
      return pages.slice(from, to);
    };
    await read(0, 1)[0];
    return { count: results.length, read };
  };
  /** The words of a query that the index does not have in any form. A word in quotes finds nothing else. */
  const mistypedWords = async (query: string, best: FoundPage | undefined) => {
    // Quoted queries are taken literally.
    const words = query.includes('"') ? [] : (query.match(someWord) ?? []);
    const marked = best ? markedWords(best) : [];
    const unseen = words.filter((word) => !marked.some((one) => one.startsWith(plain(word))));
    const answers = await Promise.all(unseen.map((word) => ask<Answer>("search", `"${word}"`, {})));
    return unseen.filter((_, at) => answers[at]?.results.length === 0);
  };
  let newest = "";
  return async (typed) => {
    const query = searchedWords(typed);
    newest = query;
    const { hash, letters = [] } = (await ready) ?? {};
    const preloaded = ask("preload", query, {});
    // Most words with this prefix come later in the index than the prefix itself. With two letters there are too many.
    const guesses = threeLetters.test(query) ? letters : twoLetters.test(query) ? letters.slice(1, 2) : [];
    for (const letter of guesses) ask("preload", query + letter, {}).catch(() => {});
    await preloaded;
    // A few letters match many pages. Searching for them too would delay the query they have since become.
    if (query !== newest) return;
    const found = await search(query);
    const best = await found.read(0, 1)[0];
    const mistyped = await mistypedWords(query, best);
    if (best && mistyped.length === 0) return found;
    // Pagefind finds nothing, and says nothing, if the site has been published anew and parts of its index are gone.
    if (query === newest && (await readEntry(Date.now()))?.hash !== hash) throw Error(`${folder} has changed.`);
    // Results for the next letter do not wait for the words.
    const instead = query === newest ? queriesInstead(query, await readWords(), mistyped) : [];
    if (instead.length > 0) return { ...(await search(...instead)), instead: instead.join(", ") };
    return best && isMeant(best, query) ? found : { count: 0, read: () => [] };
  };
}

/** A query with "huile" for "l'huile", which is found with any article, and "Tag" for "<Tag>". "We'll" and "!!!" stay. */
export const searchedWords = (query: string) => query.replaceAll(article, "").replaceAll(signsAround, "");
const article = /(?<![\p{L}'’])(?:\p{L}{1,2}|\p{L}{1,3}ll)['’](?=\p{L}{3})/gu;
const signsAround = /(?<!\S)[!#-&(-/:-@[-`{-~]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[!#-&(-/:-@[-`{-~]+(?!\S)/gu;

/** Words with only their first letters typed. */
const [twoLetters, threeLetters] = [/(?:^|\s)\p{L}{2}$/u, /(?:^|\s)\p{L}{3}$/u];

/** The words of a query, of letters and digits, that can be mistyped. */
const someWord = /[\p{L}\p{M}\p{N}]{4,}/gu;

function markedWords({ excerpt, parts }: FoundPage): string[] {
  const marked = [excerpt, ...parts.map((part) => part.excerpt)]
    .join(" ")
    .matchAll(/<mark>[^\p{L}\p{N}]*(.*?)[^\p{L}\p{N}]*<\/mark>/gu);
  return [...marked].map(([, word = ""]) => plain(word));
}

/** Whether a page matches more than the first letters of a query. Pagefind falls back to those if it finds no whole word. */
function isMeant(page: FoundPage, query: string): boolean {
  const shortest = Math.min(...(query.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).map((word) => word.length)) / 2;
  return markedWords(page).some((word) => word.length >= shortest);
}

function pageOf({ meta: { title }, url, excerpt, sub_results }: FoundData): FoundPage {
  const anchored = sub_results.filter(({ anchor }) => anchor);
  const best = anchored.toSorted((a, b) => b.locations.length - a.locations.length).slice(0, 3);
  const own = sub_results.find(({ anchor }) => !anchor);
  return {
    title,
    url,
    excerpt: own?.excerpt ?? (best.length > 0 ? "" : excerpt),
    parts: anchored.filter((part) => best.includes(part)),
  };
}

/** A query with each mistyped word replaced by one of a list: by those that contain it, of which there may be several, or by the most similar. */
export function queriesInstead(query: string, words: readonly string[], mistyped: readonly string[]): string[] {
  const all = words.map(plain);
  const insteadOf = (word: string) => {
    const at = nearest(word, all);
    const [similar, around] = [words.slice(at, at + 1), words.filter((_, at) => all[at]?.includes(word)).slice(0, 5)];
    // "Maschine" is in "Waschmaschine", but four letters are in many words that have nothing to do with them.
    const [first, second] = word.length < 5 ? [similar, around] : [around, similar];
    return first.length > 0 ? first : second;
  };
  const choices = new Map(mistyped.map((word) => [word, insteadOf(plain(word))]));
  const most = Math.max(...Array.from(choices.values(), ({ length }) => length));
  const queries = Array.from({ length: most }, (_, at) =>
    query.replaceAll(someWord, (word) => choices.get(word)?.[at] ?? choices.get(word)?.[0] ?? word),
  );
  return [...new Set(queries)].filter((one) => one !== query);
}

/** A word without accents and capitals, and its joined letters apart. */
function plain(word: string): string {
  const apart = word.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae").replaceAll("ß", "ss");
  return apart.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** The index of the word with the fewest typing errors, one, or two in a long word; -1 if all have more. The first letter is rarely mistyped. */
function nearest(word: string, words: readonly string[]): number {
  let [least, found] = [word.length < 7 ? 2 : 3, -1];
  for (const [index, other] of words.entries()) {
    // Half an error for a different first letter.
    const beginning = other[0] === word[0] ? 0 : 0.5;
    if (Math.abs(other.length - word.length) + beginning >= least) continue;
    const slips = editDistance(word, other) + beginning;
    if (slips < least) [least, found] = [slips, index];
  }
  return found;
}
