import { canonicalPath } from "../content/read/old-address.ts";
import { pageAddress } from "../content/read/page-address.ts";
import type { Redirect } from "../hosts/host-rules.ts";
import { oldPages } from "../hosts/old-pages.ts";

/** Redirects by the paths that they lead away from, in the one form that all spellings of a path share; most parameters first. */
export type RedirectIndex = ReadonlyMap<string, readonly Redirect[]>;

export function indexRedirects(redirects: readonly Redirect[]): RedirectIndex {
  return new Map(oldPages(redirects, "").map(({ path, redirects: ofPath }) => [path, ofPath]));
}

/**
 * Finds where a request is to be led, as path and query, or undefined where no redirect is for it. An old address stands
 * for all spellings of it that hosts take for one page. The redirect with the most parameters wins, and they are left out
 * of the query.
 */
export function findRedirect(redirects: RedirectIndex, { pathname, search, searchParams }: URL): string | undefined {
  const ofPath = redirects.get(pageAddress(canonicalPath(pathname)));
  const found = ofPath?.find(({ query }) => query.every(([name, value]) => searchParams.has(name, value)));
  if (!found || found.query.length === 0) return found && found.to + search;
  const rest = new URLSearchParams(searchParams);
  for (const [name, value] of found.query) rest.delete(name, value);
  return found.to + (rest.size > 0 ? `?${rest}` : "");
}
