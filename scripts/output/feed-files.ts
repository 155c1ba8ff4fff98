import { Feed } from "feed";
import type { SiteContent } from "../../src/content.gen.ts";
import { listed } from "../../src/labels.ts";
import { canonicalAddress, homeRoute } from "../../src/page-address.ts";
import type { OutputFile } from "../bundle/output-file.ts";
import { feedAddress, feedNames } from "../content/resolve/page-names.ts";
import { escapeMarkup } from "./escape-markup.ts";

/** The dated pages of a folder, for people who follow news in a feed reader. */
export interface FeedFacts {
  readonly folder: string;
  /** The route of the folder, if it has a page. */
  readonly route: string | undefined;
  /** The name of the folder; if undefined, it has the name of the site. */
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly pages: readonly FeedPage[];
}

/** A page of a feed. */
export interface FeedPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Days such as 2031-06-30. */
  readonly date: string;
  readonly updated: string | undefined;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

/** The most bytes for the articles of a feed: readers fetch it often, and some refuse a large one. */
const mostBytes = 512_000;

/**
 * A feed as Atom (RFC 4287), RSS 2.0 and JSON Feed 1.1, with the HTML that `textOf` returns for each article. If that is missing, or the
 * feed is full, the description is used instead.
 */
export function feedFiles(
  site: SiteContent,
  feed: FeedFacts,
  textOf: (route: string) => string | undefined,
): OutputFile[] {
  let room = mostBytes;
  const items = feed.pages.map((page): FeedItem => {
    const text = textOf(page.route) ?? "";
    room -= Buffer.byteLength(text);
    const html = text === "" || room < 0 ? `<p>${escapeMarkup(page.description)}</p>` : text;
    return { ...page, html, url: canonicalAddress(site, page.route) };
  });
  return feedPaths(feed).map((path) => {
    const write = path.endsWith(".json") ? jsonFeed : path.endsWith(feedNames.rss) ? rssFeed : atomFeed;
    return { path, content: `${write(site, { ...feed, items, self: `${site.origin}/${encodeURI(path)}` })}\n` };
  });
}

/** The files of a feed, below the output folder. */
export function feedPaths({ folder }: Pick<FeedFacts, "folder">): string[] {
  return Object.values(feedNames).map((name) => feedAddress(folder, name).slice(1));
}

interface FeedItem extends FeedPage {
  readonly url: string;
  readonly html: string;
}

interface WholeFeed extends FeedFacts {
  readonly self: string;
  readonly items: readonly FeedItem[];
}

function atomFeed(site: SiteContent, whole: WholeFeed): string {
  const feed = openFeed(site, whole);
  for (const item of whole.items) {
    feed.addItem({
      ...itemOf(item),
      title: escapeMarkup(item.title),
      ...(item.authors.length > 0 ? { author: item.authors.map((name) => ({ name })) } : {}),
    });
  }
  // The library only writes the language in other kinds of feed.
  return feed.atom1().replace("<feed ", `<feed xml:lang="${site.language}" `);
}

function rssFeed(site: SiteContent, whole: WholeFeed): string {
  const feed = openFeed(site, whole);
  for (const item of whole.items) {
    // In plain RSS, an author is an email address.
    const creator = { name: "dc:creator", objects: { _text: listed(item.authors, site) } };
    feed.addItem({ ...itemOf(item), ...(item.authors.length > 0 ? { extensions: [creator] } : {}) });
  }
  return feed.rss2();
}

/** The library writes version 1, which has one author and no language. */
function jsonFeed(site: SiteContent, whole: WholeFeed): string {
  const { title, link, description, language, author } = openFeed(site, whole).options;
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: link,
    feed_url: whole.self,
    description,
    language,
    authors: [{ name: author?.name, url: author?.link }],
    items: whole.items.map(({ url, html, authors, tags, ...page }) => ({
      id: url,
      url,
      title: page.title,
      content_html: html,
      summary: page.description,
      date_published: startOf(page.date),
      date_modified: startOf(page.updated ?? page.date),
      ...(authors.length > 0 ? { authors: authors.map((name) => ({ name })) } : {}),
      ...(tags.length > 0 ? { tags } : {}),
    })),
  };
  return JSON.stringify(feed, null, 2);
}

function openFeed(site: SiteContent, { self, route, title, description, pages }: WholeFeed): Feed {
  const { brand, language } = site;
  const days = pages.map(({ date, updated = date }) => updated).sort();
  const name = title === undefined ? brand.name : `${title} – ${brand.name}`;
  return new Feed({
    id: self,
    title: name,
    description: description ?? brand.tagline ?? name,
    language,
    link: canonicalAddress(site, route ?? homeRoute(site)),
    feed: self,
    updated: startOf(days.at(-1) ?? ""),
    author: { name: brand.name, link: canonicalAddress(site, homeRoute(site)) },
    generator: false,
  });
}

/** The description is plain text: anything like markup is escaped, because readers treat it as HTML. */
function itemOf({ url, html, title, description, date, updated, tags }: FeedItem): Parameters<Feed["addItem"]>[0] {
  // The library does not escape this character in attributes, which is invalid XML. A feed without a category is still valid.
  const named = tags.filter((tag) => !tag.includes("<"));
  return {
    id: url,
    link: url,
    title,
    description: escapeMarkup(description),
    content: html,
    published: startOf(date),
    date: startOf(updated ?? date),
    ...(named.length > 0 ? { category: named.map((tag) => ({ name: tag, term: tag })) } : {}),
  };
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
