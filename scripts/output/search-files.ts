import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import type { OutputFile } from "../bundle/output-file.ts";
import { UsageError } from "../program/usage-error.ts";
import { escapeMarkup } from "./escape-markup.ts";

/** The folder of the index of a site that has a search. */
export const searchFolder = "_search";

/** The folders of its files whose names carry a hash. */
export const hashedSearchFolders = [`${searchFolder}/fragment`, `${searchFolder}/index`];

/** A page that can be found. */
export interface SearchedPage {
  readonly address: string;
  readonly title: string;
  /** The language of the site around it. Each has an index of its own. */
  readonly language: string;
  readonly html: string;
}

/** Of so many pages each has a file of its own with its text; of more, several share one: hosts take 20,000 files at most. */
const mostTexts = 5000;

/** So many pages are on their way to the indexer at once. */
const atOnce = 50;

/** Makes the index of pages: its files one by one, as there may be many. Throws a UsageError where the indexer is not installed. */
export async function* makeSearchIndex(
  pages: AsyncIterable<SearchedPage> | Iterable<SearchedPage>,
): AsyncGenerator<OutputFile> {
  const { close, createIndex } = await import("pagefind");
  const folder = mkdtempSync(join(tmpdir(), "yaml-pages-search-"));
  try {
    const { index } = await createIndex({ maxFragments: mostTexts }).catch(refuse);
    if (!index) throw new Error("Pagefind made no index.");
    const words = createWordLists();
    const answers: Promise<{ readonly errors: readonly string[] }>[] = [];
    for await (const page of pages) {
      const text = textOf(page.html);
      answers.push(index.addHTMLFile({ url: page.address, content: indexed(page, text) }));
      words.add(page.language, text);
      // The indexer takes longer than this thread, and always has the next pages.
      if (answers.length >= atOnce) orThrow((await answers.shift()) ?? { errors: [] });
    }
    for (const answer of answers) orThrow(await answer);
    orThrow(await index.writeFiles({ outputPath: folder }));
    await close();
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      const name = relative(folder, file).split(sep).join("/");
      if (isFetched(name)) yield { path: `${searchFolder}/${name}`, content: readFileSync(file) };
    }
    yield* words.files();
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether browsers fetch a file that Pagefind writes. The others are parts of a page of its own. */
function isFetched(name: string): boolean {
  return /^(?:(?:fragment|index)\/.*\.pf_\w+|wasm\..+|.*\.pf_meta|pagefind-(?:entry\.json|worker\.js))$/.test(name);
}

function refuse(error: unknown): never {
  throw new UsageError(
    `The search needs the indexer of Pagefind, which npm installs as an optional dependency: ${String(error)} Install it, or take search out of _site.yaml.`,
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
    files: () =>
      [...languages].map(([language, counts]) => {
        const sorted = [...counts].sort(([a, many], [b, others]) => others - many || (a < b ? -1 : 1));
        return {
          path: `${searchFolder}/words.${language.toLowerCase()}.txt`,
          content: sorted
            .slice(0, mostWords)
            .map(([word]) => word)
            .join("\n"),
        };
      }),
  };
}
