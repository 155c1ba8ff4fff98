import type { SiteContent } from "../../src/content.gen.ts";
import { compareText } from "../content/diagnostic/diagnostic.ts";
import { valueAt } from "../content/diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../content/index/content-index.ts";
import { siteLanguages } from "../content/index/site-languages.ts";
import { unescapeText } from "../content/markdown/quotes.ts";
import { siteAt } from "../content/resolve/build-site.ts";
import { menuCrumb } from "../content/resolve/trail.ts";
import type { FeedFacts, FeedPage } from "./feed-files.ts";

/** Readers ask often and show the newest: the older pages are on the site. */
const mostPages = 50;

/** The feeds of a site: one for each folder of which a listed page has a date, unless the site wants none. */
export function findFeeds(
  { site, folders, pagesByRoute }: Pick<ContentIndex, "site" | "folders" | "pagesByRoute">,
  sites: readonly [SiteContent, ...SiteContent[]],
): FeedFacts[] {
  if (valueAt(site.data, ["feeds"]) === false) return [];
  const homes = new Set(["/", ...siteLanguages(site.data).map(({ home }) => home)]);
  return [...folders].flatMap(([folder, files]) => {
    const pages = files.flatMap(feedPageOf);
    if (pages.length === 0) return [];
    pages.sort((a, b) => compareText(b.date, a.date) || compareText(a.route, b.route));
    const page = pagesByRoute.get(folder);
    // A home page is called as the site is, and a folder without a page as menus call it.
    const isHome = homes.has(folder);
    const name = page ? textOfPage(page, "title") : menuCrumb(siteAt(sites, folder), folder)[0]?.label;
    const [title, description] = isHome ? [] : [name, textOfPage(page, "description")];
    return [{ folder, route: page?.route, title, description, pages: pages.slice(0, mostPages) }];
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

function textOfPage(file: PageFile | undefined, key: string): string | undefined {
  const value = valueAt(file?.data, [key]);
  return typeof value === "string" ? unescapeText(value) : undefined;
}

function textsAt({ data }: PageFile, key: string): string[] {
  const value = valueAt(data, [key]);
  return Array.isArray(value) ? value.map(String) : [];
}
