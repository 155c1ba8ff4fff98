import { canonicalPath } from "../content/read/canonical-path.ts";
import { pageAddress } from "../content/read/page-address.ts";
import type { Redirect } from "./host-headers.ts";

/**
 * Finds where a request is to be led, as path and query, or undefined where no redirect is for it. An old address stands
 * for all spellings of it that hosts take for one page. The redirect with the most parameters wins, and they are left out
 * of the query.
 */
export function findRedirect(
  redirects: readonly Redirect[],
  { pathname, search, searchParams }: URL,
): string | undefined {
  const path = pageAddress(canonicalPath(pathname));
  const [found] = redirects
    .filter(
      ({ from, query }) => pageAddress(from) === path && query.every(([name, value]) => searchParams.has(name, value)),
    )
    .sort((a, b) => b.query.length - a.query.length);
  if (!found) return undefined;
  if (found.query.length === 0) return found.to + search;
  const rest = new URLSearchParams(searchParams);
  for (const [name, value] of found.query) rest.delete(name, value);
  return found.to + (rest.size > 0 ? `?${rest}` : "");
}
