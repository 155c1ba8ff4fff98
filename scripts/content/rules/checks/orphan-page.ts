import { valueAt } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import { type ContentIndex, type IndexedFile, notFoundRoute, type PageFile } from "../../index/content-index.ts";
import { isDraft } from "../../index/publication.ts";
import { hasPagePath } from "../../read/route-of.ts";
import type { Check } from "../kinds/check.ts";
import { hasBrokenLink } from "../lookups/broken-link.ts";
import { createKnownTargets } from "../lookups/known-targets.ts";
import { shownKind } from "../lookups/shown-texts.ts";
import { createSuggester } from "../words/suggest.ts";

const breadPage = `title: Rye bread
description: Dense and dark.
blocks:
  - type: hero
    title: Rye bread
`;

/** Pages to which nothing leads. */
export const orphanPage: Check = {
  code: "orphan-page",
  severity: "warning",
  scope: "site",
  meaning:
    "No menu, no list of pages and no link leads to a page, so that readers cannot find it. A page that should be so has unlisted: true.",
  bad: { "rye.yaml": breadPage.replace("Rye bread", "«Rye bread»") },
  says: {
    message: "No menu, list of pages or link leads to this page.",
    hint: "Link to it, put it into a folder that a menu or a list shows, or add unlisted: true.",
  },
  good: { "rye.yaml": breadPage.replace("blocks:", "unlisted: true\nblocks:") },
  check(content) {
    const reached = reachedFiles(content);
    // A file with a mistake may lead to more pages than it seems.
    if (!reached || [...reached].some(({ isComplete }) => !isComplete)) return [];
    return (
      content.pages
        .filter((page) => !reached.has(page) && page.route !== notFoundRoute && page.isComplete)
        // Links to a draft come when it is published.
        // One whose file has another name than a page can have is to be renamed first.
        .filter((page) => hasPagePath(page.source.path))
        .filter((page) => !isDraft(page.data) && valueAt(page.data, ["unlisted"]) !== true)
        .filter((page) => content.pagesByRoute.get(page.route) === page)
        .map((page) => ({
          at: { file: page, path: ["title"] },
          message: "No menu, list of pages or link leads to this page.",
          hint: "Link to it, put it into a folder that a menu or a list shows, or add unlisted: true.",
        }))
    );
  },
};

/**
 * The files that can be reached from the home page and the menus, or undefined where a broken link may lead anywhere.
 */
function reachedFiles(content: ContentIndex): ReadonlySet<IndexedFile> | undefined {
  if (!content.pagesByRoute.has("/")) return undefined;
  const targets = targetsByFile(content);
  const reached = new Set<IndexedFile>();
  const next: (IndexedFile | undefined)[] = [content.site, content.pagesByRoute.get("/")];
  for (let file = next.pop(); file !== undefined || next.length > 0; file = next.pop()) {
    if (!file || reached.has(file)) continue;
    reached.add(file);
    const found = targets.get(file);
    if (found?.isUnclear) return undefined;
    next.push(...(found?.pages ?? []));
  }
  return reached;
}

interface LinkTargets {
  readonly pages: PageFile[];
  isUnclear: boolean;
}

/**
 * The pages to which each file leads. A misspelt link or folder counts as the one that was meant, because the
 * misspelling is reported by itself.
 */
function targetsByFile(content: ContentIndex): Map<IndexedFile, LinkTargets> {
  const known = createKnownTargets(content);
  const suggestFolder = createSuggester(() => content.folders.keys());
  const files = new Map<IndexedFile, LinkTargets>();
  const add = (file: IndexedFile, pages: readonly PageFile[] | undefined) => {
    const targets = files.get(file) ?? { pages: [], isUnclear: false };
    files.set(file, targets);
    if (pages) targets.pages.push(...pages);
    else targets.isUnclear = true;
  };
  for (const { file, target } of content.links) {
    if (target === undefined) add(file, undefined);
    if (target?.kind !== "internal" || target.route === undefined) continue;
    const route = known.has(target.route) ? target.route : known.suggest(target.route);
    const page = route === undefined ? undefined : content.pagesAt.get(route);
    add(file, page && [page]);
  }
  for (const reference of content.references) {
    const { file, format, value } = reference;
    if (hasBrokenLink(value, shownKind(format) ?? "plain")) add(file, undefined);
    if (!findFormat(format)?.listsPages) continue;
    const folder = content.folders.has(value) ? value : (suggestFolder(value) ?? "");
    // Menus list the page of a folder first.
    const own = file === content.site ? content.pagesByRoute.get(folder) : undefined;
    const pages = content.folders.get(folder);
    add(file, pages && own ? [own, ...pages] : pages);
  }
  return files;
}
