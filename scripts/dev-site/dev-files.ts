import type { SiteContent } from "../../src/content.gen.ts";
import { canonicalAddress, spelt } from "../../src/page-address.ts";
import type { OutputFile } from "../bundle/output-file.ts";
import { indexRawContent } from "../content/check/check-content.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import { groupByFolder } from "../content/index/content-index.ts";
import { findTranslations, translatedPage } from "../content/index/site-languages.ts";
import { listedLinks } from "../content/index/translations.ts";
import { addressForm } from "../content/read/address-form.ts";
import { readContent } from "../content/read/read-content.ts";
import { siteAt } from "../content/resolve/build-site.ts";
import { articleText } from "../output/article-text.ts";
import { calendarFiles, findCalendars } from "../output/calendar-file.ts";
import { type FeedFacts, feedFiles, feedPaths } from "../output/feed-files.ts";
import { findFeeds } from "../output/find-feeds.ts";
import { findRoutes } from "../output/find-routes.ts";
import { readLastChanges } from "../output/last-changes.ts";
import { searchFiles } from "../output/site-files.ts";
import type { ContentPlace } from "../watch/file-memory.ts";

/** The document of the page at an address, as browsers get it. */
export type DocumentFinder = (address: string) => Promise<string | undefined>;

interface DevFileSource extends Pick<ContentPlace, "pages" | "cwd"> {
  readonly model: ContentModel;
  readonly sites: readonly [SiteContent, ...SiteContent[]];
  readonly documentAt: DocumentFinder;
}

/**
 * The text of a file that a build writes for programs, such as a feed, from the current content; undefined if a build would
 * write no such file. Pages with mistakes are left out, drafts are included.
 */
export async function readDevFile(path: string, source: DevFileSource): Promise<string | undefined> {
  const { pages, cwd, model, sites } = source;
  // A page with mistakes may lack what these files need.
  const index = indexRawContent(model, readContent(pages, cwd));
  const right = index.pages.filter(({ isComplete }) => isComplete);
  const folders = groupByFolder(right, index.site.data);
  const content = { ...index, pages: right, folders };
  const feeds = findFeeds(content, sites);
  const feed = feeds.find((one) => feedPaths(one).includes(path.slice(1)));
  if (feed) return textAt(path, await filesOfFeed(feed, source));
  if (path.endsWith(".ics")) return textAt(path, calendarFiles(sites, findCalendars(content, sites)));
  const findTranslation = findTranslations(index.site.data, right.map(translatedPage));
  const [{ origin }] = sites;
  const languagesOf = listedLinks(content, findTranslation, addressForm(origin, index.site.data));
  const routes = findRoutes(content, languagesOf, await readLastChanges(pages));
  return textAt(path, searchFiles(sites, routes, false));
}

function textAt(path: string, files: readonly OutputFile[]): string | undefined {
  const content = files.find((file) => `/${file.path}` === path)?.content;
  return content === undefined ? undefined : String(content);
}

async function filesOfFeed(feed: FeedFacts, { sites, documentAt }: DevFileSource): Promise<OutputFile[]> {
  const site = siteAt(sites, feed.folder);
  const texts = new Map<string, string | undefined>();
  for (const { route } of feed.pages) {
    const document = await documentAt(spelt(site, route));
    texts.set(route, document && articleText(document, canonicalAddress(site, route)));
  }
  return feedFiles(site, feed, (route) => texts.get(route));
}

/** Whether `readDevFile` may make a file at a path. */
export function isDevFile(path: string): boolean {
  return /^\/(?:robots\.txt|sitemap(?:-\d+)?\.xml|[^?]+\.ics|(?:[^?]+\/)?(?:(?:feed|rss)\.xml|feed\.json|llms\.txt))$/.test(
    path,
  );
}
