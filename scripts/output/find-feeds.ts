import type { SiteContent } from "../../src/content.gen.ts";
import { compareText } from "../content/diagnostic/diagnostic.ts";
import { valueAt } from "../content/diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../content/index/content-index.ts";
import { type ContentWithLists, tagPages } from "../content/index/further-routes.ts";
import { siteLanguages } from "../content/index/site-languages.ts";
import { unescapeText } from "../content/markdown/quotes.ts";
import { siteAt } from "../content/resolve/build-site.ts";
import { menuCrumb } from "../content/resolve/trail.ts";
import type { FeedFacts, FeedPage } from "./feed-files.ts";

/** Readers ask often and show the newest: the older pages are on the site. */
const mostPages = 50;

/** The feeds of a site: one for each folder and each page of a tag of which a listed page has a date, unless the site wants none. */
export function findFeeds(
  content: ContentWithLists & Pick<ContentIndex, "pagesByRoute">,
  sites: readonly [SiteContent, ...SiteContent[]],
): FeedFacts[] {
  const { site, folders, pagesByRoute } = content;
  if (valueAt(site.data, ["feeds"]) === false) return [];
  const homes = new Set(["/", ...siteLanguages(site.data).map(({ home }) => home)]);
  // A home page is called as the site is, and a folder without a page as menus call it.
  const namesOf = (folder: string) => {
    const page = pagesByRoute.get(folder);
    const name = page ? textOfPage(page, "title") : menuCrumb(siteAt(sites, folder), folder)[0]?.label;
    const [title, description] = homes.has(folder) ? [] : [name, textOfPage(page, "description")];
    return { route: page?.route, title, description };
  };
  const lists = [
    ...[...folders].map(([folder, files]) => ({ folder, files, names: namesOf(folder) })),
    ...tagPages(content).map(({ route, pages: files, tag, first }) => {
      const { title = [], description } = namesOf(first);
      return { folder: route, files, names: { route, title: [title, tag].flat().join(" – "), description } };
    }),
  ];
  return lists.flatMap(({ folder, files, names }) => {
    const pages = files.flatMap(feedPageOf);
    if (pages.length === 0) return [];
    pages.sort((a, b) => compareText(b.date, a.date) || compareText(a.route, b.route));
    return [{ folder, ...names, pages: pages.slice(0, mostPages) }];
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
