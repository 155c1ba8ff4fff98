import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PagefindIndex } from "pagefind";
import type { OutputFile } from "../bundle/output-file.ts";
import { packageFolder } from "../program/package-folder.ts";
import { UsageError } from "../program/usage-error.ts";
import { escapeMarkup } from "./escape-markup.ts";

/** The folder of the search index. */
export const searchFolder = "_search";

/** The parts of an index: their folders inside the index folder. */
const partFolders = ["", "2/"];

/** The folders of index files whose names contain a hash. */
export const hashedSearchFolders = partFolders.flatMap((part) =>
  ["fragment", "index"].map((folder) => `${searchFolder}/${part}${folder}`),
);

/** The prefixes of the addresses of the other files. */
export const otherSearchFiles = [...partFolders.map((part) => `${part}pagefind`), "wasm"].map(
  (name) => `${searchFolder}/${name}`,
);

/** A page that search can find. */
export interface SearchedPage {
  readonly address: string;
  readonly title: string;
  /** The language of its site. Each language has its own index. */
  readonly language: string;
  readonly html: string;
}

/** Up to this many pages in a part have a file each for their text; beyond it several share one: hosts take 20,000 files at most. */
const mostTexts = 2500;

/**
 * The size of the index chunks that browsers fetch for a word: Pagefind's default is four times this, which delays the first result on a
 * slow phone by 200 ms. Pagefind may change the setting; the chunks are larger then.
 */
const chunkSize = 5000;

/** The number of pages sent to the indexer at once. */
const atOnce = 50;

/**
 * Makes the index of pages, one file at a time, as there may be many. On two cores, two parts take little more than half the time, and
 * browsers search both. Throws a UsageError if the indexer is not installed.
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
      // The indexer is slower than this thread, and always has the next pages waiting.
      if (answers.length >= atOnce) orThrow((await answers.shift()) ?? { errors: [] });
    }
    for (const answer of answers) orThrow(await answer);
    // If Pagefind wrote them, thousands of small files would take longer than everything else.
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

/** A part of an index, made by its own process. */
interface IndexPart {
  /** Its folder, inside the index folder. */
  readonly folder: string;
  readonly index: PagefindIndex;
  close(): Promise<unknown>;
}

async function openPart(folder: string): Promise<IndexPart> {
  // Each copy of the module has its own process.
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

/** The entry file of each part of an index. */
const entryName = "pagefind-entry.json";

/**
 * The first part's entry file, with the hash of the second part and the letters at the quarters for each language. The WebAssembly is named
 * after the language of the pages, so that browsers can fetch it, a third of what they need, before they know anything else.
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

/** Whether browsers fetch a file that Pagefind writes. The rest belong to its own search page, or are in the first part too. */
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

/** Where words end without a space. Code has its own spaces, and a space before the end of a paragraph keeps a full stop from being added. */
const parting =
  /<pre.*?<\/pre>|<br\/?>|<\/(?:a|mark|span|strong|time)>(?=<)|<\/(?:caption|dd|dt|figcaption|label|legend|li|p|small|summary|th)>/gs;

/** The description of a page and what there is to read in `<main>`, with the anchor of each section on its heading, to which what is found in it leads, and with spaces where only boxes part words. */
function textOf(html: string): string {
  const [, description = ""] = /<meta name="description"[^>]* content="([^"]*)"/.exec(html) ?? [];
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const read = main.replaceAll(/<button.*?<\/button>/gs, "");
  const parted = read.replaceAll(parting, (found) => (/^<(?:pre|\/p|\/li)/.test(found) ? `${found} ` : ` ${found}`));
  const anchored = parted.replaceAll(/<section id="([^"]*)"((?:(?!<section|<h2).)*<h2)/gs, '<section$2 id="$1"');
  // To a section without an anchor a fragment leads that names the text of its heading.
  const named = anchored.replaceAll(
    /<h2(?![^>]* id=)([^>]*)>([^<&]+)<\/h2>/g,
    (_, attributes: string, text: string) => {
      const name = encodeURIComponent(text).replaceAll("-", "%2D");
      return `<h2${attributes} id=":~:text=${name}">${text}</h2>`;
    },
  );
  return `<p>${description}</p>${named}`;
}

/** Pagefind finds "oignon" in "l'oignon" but not in "l’oignon". The script of pages puts the apostrophes back. */
const withStraightApostrophes = (text: string) => text.replaceAll(/(?<=\p{L})’(?=\p{L})/gu, "'");

/** The document of a page as it is indexed: the language of the site decides in which index it is, and it is found by its title. */
function indexed({ title, language }: SearchedPage, text: string): string {
  return `<html lang="${escapeMarkup(language)}"><body data-pagefind-body data-pagefind-meta="title:${escapeMarkup(title)}">${withStraightApostrophes(text)}</body></html>`;
}

const mostWords = 20_000;

/**
 * Collects the words of each language, the most common first, so that browsers can find the nearest word to one without results.
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
    /** The letters at the quarters of a language's alphabet, weighted by how often its words contain them. */
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
