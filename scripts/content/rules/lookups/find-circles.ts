import type { FormerAddress } from "./former-addresses.ts";

/**
 * Finds the old addresses with a query that lie in a circle: each is below the route of a page, and the page that it leads
 * to has moved away from such an address too. Hosts pass queries on, so that a request could be led round for ever.
 */
export function findCircles(addresses: readonly FormerAddress[]): readonly FormerAddress[] {
  const leading = addresses.filter(({ query }) => query.length > 0);
  const targets = new Map<string, Set<string>>();
  for (const { page, file } of leading) {
    const from = page.toLowerCase();
    targets.set(from, (targets.get(from) ?? new Set<string>()).add(file.route));
  }
  return leading.filter(({ page, file }) => reaches(targets, file.route, page.toLowerCase()));
}

function reaches(targets: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const waiting = [from];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === to) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    waiting.push(...(targets.get(at) ?? []));
  }
  return false;
}
