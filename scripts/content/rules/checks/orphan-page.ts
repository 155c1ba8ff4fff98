import { groupBy } from "../../diagnostic/group-by.ts";
import { valueAt } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import type { ContentIndex, IndexedFile, PageFile } from "../../index/content-index.ts";
import { ownTags, tagRoutes } from "../../index/further-routes.ts";
import { isDraft } from "../../index/publication.ts";
import { siteLanguages } from "../../index/site-languages.ts";
import { translationsIn } from "../../index/translations.ts";
import { hasPagePath, isNotFoundRoute } from "../../read/route-of.ts";
import { otherPage, withPageTitle } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { isTarget } from "./unknown-link.ts";

export const orphanPage: Check = {
  code: "orphan-page",
  severity: "warning",
  scope: "site",
  meaning:
    "A page cannot be reached from the home page, so readers cannot find it: links from other unreachable pages do not count. A page that is meant to be unreachable has unlisted: true.",
  bad: { "rye.yaml": withPageTitle("«Rye bread»") },
  good: { "rye.yaml": otherPage("Rye bread") },
  check(content) {
    const reached = reachedFiles(content);
    // A file with a mistake may lead to more pages than it seems to.
    if (!reached || [...reached].some(({ isComplete }) => !isComplete)) return [];
    return content.pages
      .filter((page) => !reached.has(page) && !isMeant(page) && content.pagesByRoute.get(page.route) === page)
      .map((file) => ({
        at: { file, path: ["title"] },
        message: "This page cannot be reached from the home page: no menu, list of pages or link leads to it.",
        hint: "Link to it, move it to a folder that a menu or a list shows, or add unlisted: true.",
      }));
  },
};

/** Whether a page is unreachable on purpose, or has another mistake to fix first. Links to a draft come later. */
function isMeant({ data, route, isComplete, source }: PageFile): boolean {
  const isKept = isDraft(data) || valueAt(data, ["unlisted"]) === true || isNotFoundRoute(route);
  return isKept || !isComplete || !hasPagePath(source.path);
}

/** The files that can be reached from the home page and the menus, or undefined if there is a broken link, which might lead anywhere. */
function reachedFiles(content: ContentIndex): ReadonlySet<IndexedFile> | undefined {
  const home = content.pagesByRoute.get("/");
  const targets = home && targetsByFile(content);
  if (!targets) return undefined;
  const homes = siteLanguages(content.site.data).flatMap((one) => content.pagesByRoute.get(one.home) ?? []);
  const reached = new Set<IndexedFile>();
  // Iterating over a set includes what is added on the way. Many pages may list the same folder.
  const lists = new Set<readonly IndexedFile[]>([[...content.siteFiles, home, ...homes]]);
  for (const list of lists) {
    for (const file of list) {
      if (reached.has(file)) continue;
      reached.add(file);
      for (const pages of targets.get(file) ?? []) lists.add(pages);
    }
  }
  return reached;
}

/** The pages to which each file leads, as lists; undefined if a link or a folder is wrong, which another rule reports. */
function targetsByFile(content: ContentIndex): ReadonlyMap<IndexedFile, readonly (readonly PageFile[])[]> | undefined {
  const found: { readonly file: IndexedFile; readonly pages: readonly PageFile[] }[] = [];
  const add = (file: IndexedFile, pages: readonly PageFile[]) => found.push({ file, pages });
  for (const { file, target } of content.links) {
    if (target === undefined) return undefined;
    if (target.kind !== "internal" || target.route === undefined) continue;
    const page = content.pagesAt.get(target.route);
    if (!page || !isTarget(content, target.route)) return undefined;
    add(file, [page]);
  }
  for (const { file, format, value } of content.references) {
    if (!findFormat(format)?.listsPages) continue;
    const pages = content.folders.get(value);
    if (!pages) return undefined;
    // Menus list the page of a folder first.
    const own = content.siteFiles.includes(file) ? content.pagesByRoute.get(value) : undefined;
    add(file, pages);
    if (own) add(file, [own]);
  }
  // A page leads to the pages of its folders and of its tags.
  const tags = tagRoutes(content);
  const hasTrail = valueAt(content.site.data, ["breadcrumbs"]) !== false;
  for (const page of content.pages) {
    const folders = hasTrail ? page.route.split("/").map((_, at, names) => names.slice(0, at).join("/")) : [];
    const routes = [...folders, ...ownTags(tags, page).map(([, route]) => route)];
    add(
      page,
      routes.flatMap((route) => content.pagesAt.get(route) ?? []),
    );
  }
  // The language switch leads from each page to its translations.
  const find = translationsIn(content);
  for (const { code } of siteLanguages(content.site.data))
    for (const page of content.pages)
      add(page, [content.pagesByRoute.get(find(page.route).get(code) ?? "") ?? []].flat());
  const byFile = groupBy(found, ({ file }) => file);
  return new Map([...byFile].map(([file, lists]) => [file, lists.map(({ pages }) => pages)]));
}
