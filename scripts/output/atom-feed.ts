import { Feed } from "feed";
import type { SiteContent } from "../../src/content.gen.ts";
import { canonicalAddress, homeRoute } from "../../src/page-address.ts";
import { escapeMarkup } from "./escape-markup.ts";

/** The dated pages of a folder, for those who read what is new elsewhere. */
export interface FeedFacts {
  /** Its path below the origin, such as /journal/feed.xml. */
  readonly address: string;
  /** The route of the folder, where it has a page. */
  readonly route: string | undefined;
  /** The name of the folder; the site's own where it has none. */
  readonly title: string | undefined;
  /** The newest first. */
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

/** An Atom feed (RFC 4287). Its texts are plain: what looks like markup is escaped, because readers take them for HTML. */
export function atomFeed(site: SiteContent, { address, route, title, pages }: FeedFacts): string {
  const { origin, brand, language } = site;
  const self = origin + encodeURI(address);
  const days = pages.map(({ date, updated = date }) => updated).sort();
  const feed = new Feed({
    id: self,
    title: title === undefined ? brand.name : `${title} – ${brand.name}`,
    link: canonicalAddress(site, route ?? homeRoute(site)),
    feed: self,
    updated: startOf(days.at(-1) ?? ""),
    author: { name: brand.name, link: canonicalAddress(site, homeRoute(site)) },
    generator: false,
  });
  for (const page of pages) {
    // The library leaves this sign as it is in attributes, where XML refuses it. A feed without a category is still right.
    const tags = page.tags.filter((tag) => !tag.includes("<"));
    const url = canonicalAddress(site, page.route);
    feed.addItem({
      id: url,
      link: url,
      title: escapeMarkup(page.title),
      description: escapeMarkup(page.description),
      published: startOf(page.date),
      date: startOf(page.updated ?? page.date),
      ...(page.authors.length > 0 ? { author: page.authors.map((name) => ({ name })) } : {}),
      ...(tags.length > 0 ? { category: tags.map((tag) => ({ name: tag, term: tag })) } : {}),
    });
  }
  // The library says the language in other kinds of feeds alone.
  return `${feed.atom1().replace("<feed ", `<feed xml:lang="${language}" `)}\n`;
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
