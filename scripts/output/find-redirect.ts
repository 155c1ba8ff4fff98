import { canonicalPath, pageAddress } from "../content/read/old-address.ts";
import type { Redirect } from "../hosts/host-rules.ts";
import { oldPages } from "../hosts/old-pages.ts";

export interface RedirectIndex {
  /** By old path, in the canonical form that all spellings of a path share; most parameters first. */
  readonly pages: ReadonlyMap<string, readonly Redirect[]>;
  /** Redirects of whole folders, the innermost first. */
  readonly folders: readonly Redirect[];
}

export function indexRedirects(redirects: readonly Redirect[]): RedirectIndex {
  return {
    pages: new Map(oldPages(redirects, "").map(({ path, redirects: ofPath }) => [path, ofPath])),
    folders: redirects.filter(({ below }) => below),
  };
}

/**
 * Finds the target of a request, as path and query, or undefined if no redirect applies. An old address covers all
 * spellings that hosts treat as the same page. The redirect with the most parameters wins, and they are removed
 * from the query. If there is none, a folder's redirect applies to everything below it.
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
