import { type ContentIndex, notFoundRoute } from "../../index/content-index.ts";
import { formerPaths } from "../../index/former-paths.ts";
import { hasPagePath } from "../../read/route-of.ts";
import { createSuggester } from "../words/suggest.ts";

/** The routes that links can lead to. */
interface KnownTargets {
  has(route: string): boolean;
  /** Whether a page lists this route among its former paths. */
  hasMoved(route: string): boolean;
  /**
   * The route that was probably meant by one that has no page: that of the page which moved, or the nearest in
   * spelling.
   */
  suggest(route: string): string | undefined;
}

export function createKnownTargets(content: ContentIndex): KnownTargets {
  const moved = new Map<string, string>();
  for (const page of content.pages) {
    for (const { from } of formerPaths(page.data)) moved.set(from, page.route);
  }
  const has = (route: string) => route !== notFoundRoute && content.pagesAt.has(route);
  const nearest = createSuggester(() => [...content.pagesByRoute.keys()].filter(has));
  // A page whose path is not valid must be renamed, so its route is not suggested.
  const named = (route: string | undefined) => {
    const page = route === undefined ? undefined : content.pagesByRoute.get(route);
    return page && hasPagePath(page.source.path) ? route : undefined;
  };
  return { has, hasMoved: (route) => moved.has(route), suggest: (route) => named(moved.get(route) ?? nearest(route)) };
}
