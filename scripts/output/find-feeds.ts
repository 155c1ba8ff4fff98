import type { SiteContent } from "../../src/content.gen.ts";
import { compareText } from "../content/diagnostic/diagnostic.ts";
import { valueAt } from "../content/diagnostic/path.ts";
import type { PageFile } from "../content/index/content-index.ts";
import { unescapeText } from "../content/markdown/quotes.ts";
import type { FeedFacts, FeedPage } from "./feed-files.ts";
import { type ListsOfSite, namedLists, textOfPage } from "./named-lists.ts";

/** Readers ask often and show the newest pages: the older ones are on the site. */
const mostPages = 50;

/** The feeds of a site: one for each folder and tag page that lists a dated page, unless the site wants none. */
export function findFeeds(content: ListsOfSite, sites: readonly [SiteContent, ...SiteContent[]]): FeedFacts[] {
  if (valueAt(content.site.data, ["feeds"]) === false) return [];
  return namedLists(content, sites).flatMap(({ files, ...list }) => {
    const pages = files.flatMap(feedPageOf);
    if (pages.length === 0) return [];
    pages.sort((a, b) => compareText(b.date, a.date) || compareText(a.route, b.route));
    return [{ ...list, pages: pages.slice(0, mostPages) }];
  });
}

function feedPageOf(file: PageFile): FeedPage[] {
  const date = textOfPage(file, "date");
  if (date === undefined) return [];
  const { title = "", description = "" } = {
    title: textOfPage(file, "title"),
    description: textOfPage(file, "description"),
  };
  const [authors, tags] = [textsAt(file, "authors").map(unescapeText), textsAt(file, "tags")];
  return [{ route: file.route, title, description, date, updated: textOfPage(file, "updated"), authors, tags }];
}

function textsAt({ data }: PageFile, key: string): string[] {
  const value = valueAt(data, [key]);
  return Array.isArray(value) ? value.map(String) : [];
}
