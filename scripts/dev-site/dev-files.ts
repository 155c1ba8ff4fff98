import type { SiteContent } from "../../src/content.gen.ts";
import { indexRawContent } from "../content/check/check-content.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import { groupByFolder } from "../content/index/content-index.ts";
import { findTranslations, translatedPage } from "../content/index/site-languages.ts";
import { readContent } from "../content/read/read-content.ts";
import { findFeeds } from "../output/find-feeds.ts";
import { findRoutes } from "../output/find-routes.ts";
import { readingFiles } from "../output/site-files.ts";
import type { ContentPlace } from "../watch/file-memory.ts";

/**
 * The text of a file that a build writes for programs, such as a feed, from all content as it is now; undefined where a build would
 * write no such file. Pages with mistakes are left out, drafts are not.
 */
export function readDevFile(
  path: string,
  {
    pages,
    cwd,
    model,
    sites,
  }: Pick<ContentPlace, "pages" | "cwd"> & { model: ContentModel; sites: readonly [SiteContent, ...SiteContent[]] },
): string | undefined {
  // A page with mistakes may lack what these files need.
  const index = indexRawContent(model, readContent(pages, cwd));
  const right = index.pages.filter(({ isComplete }) => isComplete);
  const folders = groupByFolder(right, index.site.data);
  const feeds = findFeeds({ site: index.site, folders, pagesByRoute: index.pagesByRoute });
  const findTranslation = findTranslations(index.site.data, right.map(translatedPage));
  const routes = findRoutes({ site: index.site, pages: right, references: index.references, folders }, findTranslation);
  const files = readingFiles(sites, routes, { feeds, isPreview: false });
  const found = files.find((file) => `/${file.path}` === path)?.content;
  return found === undefined ? undefined : String(found);
}

/** Whether a path may be that of a file which `readDevFile` makes. */
export function isDevFile(path: string): boolean {
  return /^\/(?:robots\.txt|sitemap\.xml|(?:[^?]+\/)?(?:feed\.xml|llms\.txt))$/.test(path);
}
