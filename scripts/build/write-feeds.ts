import { existsSync, readFileSync } from "node:fs";
import { areInFolders, canonicalAddress } from "../../src/page-address.ts";
import { contentHash } from "../cache/content-hash.ts";
import { routeOfPage } from "../content/read/route-of.ts";
import { siteAt } from "../content/resolve/build-site.ts";
import { feedFiles, feedPaths } from "../output/feed-files.ts";
import { htmlPath } from "../output/output-paths.ts";
import type { KnownFiles, SavedFile } from "../publish/known-files.ts";
import type { BuildContext } from "./build-context.ts";
import type { BuildPlan } from "./plan-build.ts";

/**
 * Writes the feeds of a site, each only if one of its pages has changed since the last build. Articles are taken from the documents of
 * their pages: in the staging folder of this build or, if unchanged, in the output folder.
 */
export async function writeFeeds(
  { out }: BuildContext,
  { sites, pages, feeds }: BuildPlan,
  { known, staging }: { readonly known: KnownFiles; readonly staging: string },
): Promise<readonly SavedFile[]> {
  if (feeds.length === 0) return [];
  // Imported here, because most sites have no feed.
  const { articleText } = await import("../output/article-text.ts");
  const planned = new Map(pages.map((page) => [routeOfPage(page.file.path), page]));
  return feeds.flatMap((feed) => {
    const site = siteAt(sites, feed.folder);
    const articles = feed.pages.map(({ route }) => planned.get(route));
    const version = contentHash(JSON.stringify([feed, articles.map((page) => page?.inputs)]));
    const areSame = articles.every((page) => page?.isReused);
    const same = areSame ? feedPaths(feed).flatMap((path) => known.find(path, version) ?? []) : [];
    if (same.length === feedPaths(feed).length) return same;
    const textOf = (route: string) => {
      const path = htmlPath(route, areInFolders(site));
      const file = existsSync(`${staging}/${path}`) ? `${staging}/${path}` : `${out}/${path}`;
      return articleText(readFileSync(file, "utf8"), canonicalAddress(site, route));
    };
    return feedFiles(site, feed, textOf).map(({ path, content }) => known.write(path, version, content));
  });
}
