import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PagefindIndex } from "pagefind";
import type { OutputFile } from "../bundle/output-file.ts";
import { packageFolder } from "../program/package-folder.ts";
import { UsageError } from "../program/usage-error.ts";
import { escapeMarkup } from "./escape-markup.ts";

/** The folder of the index of a site that has a search. */
export const searchFolder = "_search";

/** The parts of an index: their folders inside that of the index. */
const partFolders = ["", "2/"];

/** The folders of its files whose names carry a hash. */
export const hashedSearchFolders = partFolders.flatMap((part) =>
  ["fragment", "index"].map((folder) => `${searchFolder}/${part}${folder}`),
);

/** The beginnings of the addresses of its other files. */
export const otherSearchFiles = [...partFolders.map((part) => `${part}pagefind`), "wasm"].map(
  (name) => `${searchFolder}/${name}`,
);

/** A page that can be found. */
export interface SearchedPage {
  readonly address: string;
  readonly title: string;
  /** The language of the site around it. Each has an index of its own. */
  readonly language: string;
  readonly html: string;
}

/** Of so many pages of a part each has its own file with its text; of more, several share one: hosts take 20,000 files at most. */
const mostTexts = 2500;

/**
 * The size of the parts of the index that browsers fetch for a word: Pagefind's own is four times this, of which a slow phone has the first result 200 ms
 * later. It is a setting that Pagefind may change; the parts are larger then.
 */
const chunkSize = 5000;

/** So many pages are on their way to the indexer at once. */
const atOnce = 50;

/**
 * Makes the index of pages: its files one by one, as there may be many. In two parts it takes hardly more than half of the time on two
 * cores, and browsers search both. Throws a UsageError if the indexer is not installed.
 */
export async function* makeSearchIndex(
  pages: AsyncIterable<SearchedPage> | Iterable<SearchedPage>,
  count: 1 | 2 = 1,
): AsyncGenerator<OutputFile> {
  const parts: IndexPart[] = [];
  try {
    for (const folder of partFolders.slice(0, count)) parts.push(await openPart(folder).catch(refuse));
    const words = createWordLists();
    const counts = new Map<string, number>();
    const answers: Promise<{ readonly errors: readonly string[] }>[] = [];
    for await (const page of pages) {
      const text = textOf(page.html);
      const before = counts.get(page.language) ?? 0;
      counts.set(page.language, before + 1);
      const part = parts[before % count];
      if (part) answers.push(part.index.addHTMLFile({ url: page.address, content: indexed(page, text) }));
      words.add(page.language.toLowerCase(), text);
      // The indexer takes longer than this thread, and always has the next pages.
      if (answers.length >= atOnce) orThrow((await answers.shift()) ?? { errors: [] });
    }
    for (const answer of answers) orThrow(await answer);
    // Written by Pagefind, thousands of small files take longer than all else.
    const [first = [], second = []] = await Promise.all(parts.map(filesOf));
    for (const file of [...first, ...second]) {
      const name = file.path.slice(searchFolder.length + 1);
      if (name === entryName) yield* beginning(file, first, second, words.quarters);
      else if (isFetched(name)) yield file;
    }
    yield* words.files();
  } finally {
    for (const { close } of parts) await close();
  }
}

/** A part of an index, which is made by its own process. */
interface IndexPart {
  /** Its folder, inside that of the index. */
  readonly folder: string;
  readonly index: PagefindIndex;
  close(): Promise<unknown>;
}

async function openPart(folder: string): Promise<IndexPart> {
  // A copy of the module has its own process.
  const module = pathToFileURL(join(packageFolder("pagefind"), "lib/index.js"));
  process.env["PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE"] = `${chunkSize}`;
  const { close, createIndex } = (await import(`${module.href}?${folder}`)) as typeof import("pagefind");
  const { index } = await createIndex({ maxFragments: mostTexts });
  if (!index) throw new Error("Pagefind made no index.");
  return { folder, index, close };
}

async function filesOf({ folder, index }: IndexPart): Promise<OutputFile[]> {
  const { errors, files } = await index.getFiles();
  orThrow({ errors });
  return files.map(({ path, content }) => ({ path: `${searchFolder}/${folder}${path}`, content }));
}

/** The file that a part of an index begins with. */
const entryName = "pagefind-entry.json";

/**
 * What the first part begins with, and for each language the hash of the second and the letters at its quarters. WebAssembly is named after the language of the pages, so
 * that browsers can fetch it, a third of what they need, before they know anything else.
 */
function* beginning(
  entry: OutputFile,
  first: readonly OutputFile[],
  second: readonly OutputFile[],
  quarters: (language: string) => readonly string[],
) {
  type Entry = {
    readonly languages: Readonly<Record<string, { readonly hash: string; readonly wasm: string | null }>>;
  };
  const read = (text: unknown) => JSON.parse(String(text)) as Entry;
  const own = read(entry.content);
  const other = second.find(({ path }) => path.endsWith(entryName));
  const { languages = {} } = other ? read(other.content) : {};
  const joined = Object.entries(own.languages).map(([code, index]) => [
    code,
    { ...index, wasm: code, second: languages[code]?.hash, letters: quarters(code) },
  ]);
  yield { ...entry, content: JSON.stringify({ ...own, languages: Object.fromEntries(joined) }) };
  for (const [code, { wasm }] of Object.entries(own.languages)) {
    const file = first.find(({ path }) => path === wasmPath(wasm ?? "unknown"));
    if (!file) throw new Error(`Pagefind wrote no ${wasmPath(wasm ?? "unknown")}.`);
    yield { ...file, path: wasmPath(code) };
  }
}

/** The WebAssembly for a language. */
const wasmPath = (language: string) => `${searchFolder}/wasm.${language}.pagefind`;

/** Whether browsers fetch a file that Pagefind writes. The others are parts of its own page, or stand in the first part too. */
function isFetched(name: string): boolean {
  return /^(?:2\/)?(?:(?:fragment|index)\/.*\.pf_\w+|[^/]*\.pf_meta|pagefind-entry\.json)$|^pagefind-worker\.js$/.test(
    name,
  );
}

function refuse(error: unknown): never {
  throw new UsageError(
    `Search needs Pagefind's indexer, which npm installs as an optional dependency: ${String(error)} Install it, or remove search from _site.yaml.`,
  );
}

function orThrow({ errors }: { readonly errors: readonly string[] }): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(" ")}`);
}

/** Where words end that have nothing between them: code has its spaces itself, and with one before its end a paragraph gets no full stop. */
const parting =
  /<pre.*?<\/pre>|<br\/?>|<\/(?:a|mark|span|strong|time)>(?=<)|<\/(?:button|caption|dd|dt|figcaption|label|legend|li|p|small|summary|th)>/gs;

/** What stands in `<main>`, with the anchor of each section on its heading, to which what is found in it leads, and with spaces where only boxes part words. */
function textOf(html: string): string {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const parted = main.replaceAll(parting, (found) => (/^<(?:pre|\/p|\/li)/.test(found) ? `${found} ` : ` ${found}`));
  return parted.replaceAll(/<section id="([^"]*)"((?:(?!<section|<h2).)*<h2)/gs, '<section$2 id="$1"');
}

/** The document of a page as it is indexed: the language of the site decides in which index it is, and it is found by its title. */
function indexed({ title, language }: SearchedPage, text: string): string {
  return `<html lang="${escapeMarkup(language)}"><body data-pagefind-body data-pagefind-meta="title:${escapeMarkup(title)}">${text}</body></html>`;
}

const mostWords = 20_000;

/**
 * Collects the words of each language, the most common first, so that browsers can tell which is nearly one that is found nowhere.
 * Scripts without spaces between words have none.
 */
function createWordLists() {
  const languages = new Map<string, Map<string, number>>();
  return {
    add(language: string, html: string) {
      const counts = languages.get(language) ?? new Map<string, number>();
      languages.set(language, counts);
      const text = html
        .replaceAll(/<[^>]*>|&[#\w]+;/g, " ")
        .normalize("NFC")
        .toLowerCase();
      for (const [word] of text.matchAll(/(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])[\p{L}\p{M}]){4,30}/gu))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    },
    /** The letters at the quarters of the alphabet of a language, by how often words have each. */
    quarters(language: string): readonly string[] {
      const uses = new Map<string, number>();
      for (const [word, count] of languages.get(language) ?? [])
        for (const letter of word) uses.set(letter, (uses.get(letter) ?? 0) + count);
      let sum = 0;
      const ends = [...uses]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([letter, count]) => ({ letter, end: (sum += count) }));
      return [1, 2, 3].flatMap((quarter) => ends.find(({ end }) => end >= (sum * quarter) / 4)?.letter ?? []);
    },
    files: () =>
      [...languages].map(([language, counts]) => {
        const sorted = [...counts].sort(([a, many], [b, others]) => others - many || (a < b ? -1 : 1));
        return {
          path: `${searchFolder}/words.${language}.txt`,
          content: sorted
            .slice(0, mostWords)
            .map(([word]) => word)
            .join("\n"),
        };
      }),
  };
}
