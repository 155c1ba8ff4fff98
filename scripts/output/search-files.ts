import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { UsageError } from "../program/usage-error.ts";
import { escapeMarkup } from "./escape-markup.ts";

/** The folder of the index of a site that has a search. */
export const searchFolder = "_search";

/** The folders of its files whose names carry a hash. */
export const hashedSearchFolders = [`${searchFolder}/fragment`, `${searchFolder}/index`];

/** A page that can be found. */
export interface SearchedPage {
  /** Its address, which begins with a slash. */
  readonly address: string;
  readonly title: string;
  /** The language of the site around it. Each has an index of its own. */
  readonly language: string;
  /** Its document. */
  readonly html: string;
}

/** Of so many pages each has a file of its own with its text; of more, several share one: hosts take 20,000 files at most. */
const mostTexts = 5000;

/** So many pages are on their way to the indexer at once. */
const atOnce = 50;

/** Writes the index of pages into a folder, and returns the paths of its files. Throws a UsageError where the indexer is not installed. */
export async function writeSearch(to: string, pages: Iterable<SearchedPage>): Promise<readonly string[]> {
  const { close, createIndex } = await import("pagefind");
  try {
    const { index } = await createIndex({ maxFragments: mostTexts }).catch(refuse);
    if (!index) throw new Error("Pagefind made no index.");
    const words = createWordLists();
    let waiting: Promise<unknown>[] = [];
    for (const page of pages) {
      const text = textOf(page.html);
      words.add(page.language, text);
      waiting.push(index.addHTMLFile({ url: page.address, content: indexed(page, text) }).then(orThrow));
      if (waiting.length < atOnce) continue;
      await Promise.all(waiting);
      waiting = [];
    }
    await Promise.all(waiting);
    orThrow(await index.writeFiles({ outputPath: to }));
    mkdirSync(to, { recursive: true });
    for (const { name, content } of words.files()) writeFileSync(join(to, name), content);
  } finally {
    await close();
  }
  return readdirSync(to, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(to.length + 1)
        .split(sep)
        .join("/"),
    )
    .filter((path) =>
      /^(?:fragment|index)\/|^(?:wasm|words)\.|\.pf_meta$|^pagefind-(?:entry\.json|worker\.js)$/.test(path),
    );
}

function refuse(error: unknown): never {
  throw new UsageError(
    `The search needs the indexer of Pagefind, which npm installs as an optional dependency: ${String(error)} Install it, or take search out of _site.yaml.`,
  );
}

function orThrow({ errors }: { readonly errors: readonly string[] }): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(" ")}`);
}

/** What stands in `<main>`, with the anchor of each section on its heading, to which what is found in it leads. */
function textOf(html: string): string {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return main.replaceAll(/<section id="([^"]*)"((?:(?!<section|<h2).)*<h2)/gs, '<section$2 id="$1"');
}

/** The document of a page as it is indexed: the language of the site decides in which index it is, and it is found by its title. */
function indexed({ title, language }: SearchedPage, text: string): string {
  return `<html lang="${escapeMarkup(language)}"><body data-pagefind-body data-pagefind-meta="title:${escapeMarkup(title)}">${text}</body></html>`;
}

/** The most words that a list has. */
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
          name: `words.${language.toLowerCase()}.txt`,
          content: sorted
            .slice(0, mostWords)
            .map(([word]) => word)
            .join("\n"),
        };
      }),
  };
}
