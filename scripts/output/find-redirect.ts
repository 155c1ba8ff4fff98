import { canonicalPath, pageAddress } from "../content/read/old-address.ts";
import type { Redirect } from "../hosts/host-rules.ts";
import { oldPages } from "../hosts/old-pages.ts";

export interface RedirectIndex {
  /** By the paths that they lead away from, in the one form that all spellings of a path share; most parameters first. */
  readonly pages: ReadonlyMap<string, readonly Redirect[]>;
  /** Those of whole folders, the innermost first. */
  readonly folders: readonly Redirect[];
}

export function indexRedirects(redirects: readonly Redirect[]): RedirectIndex {
  return {
    pages: new Map(oldPages(redirects, "").map(({ path, redirects: ofPath }) => [path, ofPath])),
    folders: redirects.filter(({ below }) => below),
  };
}

/**
 * Finds where a request is to be led, as path and query, or undefined if no redirect is for it. An old address stands
 * for all spellings of it that hosts take for one page. The redirect with the most parameters wins, and they are left out
 * of the query. If there is none, the redirect of a folder is for all below it.
 */
export function findRedirect(redirects: RedirectIndex, { pathname, search, searchParams }: URL): string | undefined {
  const path = canonicalPath(pathname);
  const ofPath = redirects.pages.get(pageAddress(path));
  const found = ofPath?.find(({ query }) => query.every(([name, value]) => searchParams.has(name, value)));
  if (!found) {
    const folder = redirects.folders.find(({ from }) => path.startsWith(`${from}/`) && !path.startsWith(`${from}//`));
    return folder && folder.to + path.slice(folder.from.length) + search;
  }
  if (found.query.length === 0) return found.to + search;
  const rest = new URLSearchParams(searchParams);
  for (const [name, value] of found.query) rest.delete(name, value);
  return found.to + (rest.size > 0 ? `?${rest}` : "");
}
