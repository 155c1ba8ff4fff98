import { canonicalPath } from "../content/read/old-address.ts";
import { pageAddress } from "../content/read/page-address.ts";
import type { Redirect } from "../hosts/host-rules.ts";

/** Redirects by the paths that they lead away from, in the one form that all spellings of a path share; most parameters first. */
export type RedirectIndex = ReadonlyMap<string, readonly Redirect[]>;

export function indexRedirects(redirects: readonly Redirect[]): RedirectIndex {
  const index = new Map<string, Redirect[]>();
  for (const redirect of redirects) {
    const path = pageAddress(redirect.from);
    const others = index.get(path);
    if (others) others.push(redirect);
    else index.set(path, [redirect]);
  }
  for (const ofPath of index.values()) ofPath.sort((a, b) => b.query.length - a.query.length);
  return index;
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
