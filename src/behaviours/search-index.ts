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

export interface IndexEntry {
  readonly languages: Readonly<
    Record<
      string,
      | {
          readonly hash: string;
          /** The hash of the second part of a large index. */
          readonly second?: string;
          /** The letters that split its alphabet into quarters, by frequency. */
          readonly letters?: readonly string[];
        }
      | undefined
    >
  >;
}

type Answer = { readonly results: readonly { readonly data: string }[] };

let policy: { createScriptURL(url: string): string } | undefined;

/**
 * Opens the index in a folder for a language. Sends messages straight to Pagefind's worker: Pagefind's script for pages
 * would start it from a string, which Trusted Types refuse, then search in the page, whose policy would have to allow WebAssembly.
 */
export function openIndex(folder: string, language: string): SearchIndex {
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
  const open = async () => {
    const metaCacheTag = String(performance.timeOrigin);
    const [entry] = await Promise.all([
      fetch(`${folder}pagefind-entry.json?ts=${metaCacheTag}`),
      ask("init", { basePath: folder, language, primary: true, metaCacheTag }),
    ]);
    const { languages } = (await entry.json()) as IndexEntry;
    const own = languages[language];
    // The worker searches both parts together.
    if (own?.second !== undefined) await ask("mergeIndex", `${folder}2/`, { language, metaCacheTag });
    return own?.letters ?? [];
  };
  const ready = open();
  let words: Promise<readonly string[]> | undefined;
  const readWords = () =>
    (words ??= fetch(`${folder}words.${language}.txt`).then(async (file) =>
      file.ok ? (await file.text()).split("\n") : [],
    ));
  const search = async (query: string): Promise<Found> => {
    const { results } = await ask<Answer>("search", query, {});
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
  /** Whether the index has a word, or a form of it. Queries in quotes find nothing else. */
  const hasWord = async (word: string) => (await ask<Answer>("search", `"${word}"`, {})).results.length > 0;
  const mistypedWords = async (query: string, best: FoundPage | undefined) => {
    // Quoted queries are taken literally.
    const words = query.includes('"') ? [] : (query.match(someWord) ?? []);
    const marked = best ? markedWords(best) : [];
    const unseen = words.filter((word) => !marked.some((one) => one.startsWith(plain(word))));
    const areKnown = await Promise.all(unseen.map(hasWord));
    return unseen.filter((_, at) => !areKnown[at]);
  };
  let newest = "";
  return async (typed) => {
    const query = searchedWords(typed);
    newest = query;
    const letters = await ready;
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
    if (mistyped.length === 0) return found;
    // Results for the next letter do not wait for the words.
    const instead = query === newest ? nearestWords(query, await readWords(), mistyped) : undefined;
    if (instead !== undefined) return { ...(await search(instead)), instead };
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
    .matchAll(/<mark>[^\p{L}\p{N}]*(.*?)<\/mark>/gu);
  return [...marked].map(([, word = ""]) => plain(word));
}

/** Whether a page matches more than the first letters of a query. Pagefind falls back to those if it finds no whole word. */
function isMeant(page: FoundPage, query: string): boolean {
  const shortest = Math.min(...query.split(/\s+/).map((word) => word.length)) / 2;
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

/** A query with each mistyped word replaced by the most similar word of a list; undefined if there is none. */
export function nearestWords(query: string, words: readonly string[], mistyped: readonly string[]): string | undefined {
  const all = words.map(plain);
  const instead = query.replaceAll(someWord, (word) =>
    mistyped.includes(word) ? (words[nearest(plain(word), all)] ?? word) : word,
  );
  return instead === query ? undefined : instead;
}

/** A word without accents and capitals. */
function plain(word: string): string {
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * The index of the word with the fewest typing errors: one, or two in a long word; -1 if all have more. Of several, the first that
 * starts with the same letter, because the first letter is rarely mistyped.
 */
function nearest(word: string, words: readonly string[]): number {
  let [least, found] = [word.length < 7 ? 2 : 3, -1];
  for (const [index, other] of words.entries()) {
    // Half an error for a different first letter.
    const beginning = other[0] === word[0] ? 0 : 0.5;
    if (Math.abs(other.length - word.length) + beginning >= least) continue;
    const slips = slipsBetween(word, other) + beginning;
    if (slips < least) [least, found] = [slips, index];
  }
  return found;
}

/** How many letters were left out, added, replaced or swapped with the next: the Damerau–Levenshtein distance. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const costs = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)];
      if (i > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) costs.push((before[j - 2] ?? 0) + 1);
      next.push(Math.min(...costs));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
