import { canonicalPath } from "../content/read/canonical-path.ts";
import { pageAddress } from "../content/read/page-address.ts";
import type { Redirect } from "../hosts/host-rules.ts";

/** Redirects by the paths that they lead away from, in the one form that all spellings of a path share. */
export type RedirectIndex = ReadonlyMap<string, RedirectsOfPath>;

/** The redirects of a path, those with the most parameters first. */
interface RedirectsOfPath {
  /** Those with parameters, each by one of them: the one that the fewest others of the path have. */
  readonly byParameter: ReadonlyMap<string, readonly Redirect[]>;
  readonly withoutQuery: Redirect | undefined;
}

/** Puts redirects in order, so that a request costs the same however many there are, of its path too. */
export function indexRedirects(redirects: readonly Redirect[]): RedirectIndex {
  const paths = groupBy(redirects, ({ from }) => pageAddress(from));
  return new Map([...paths].map(([path, all]) => [path, orderRedirects(all)]));
}

function orderRedirects(redirects: readonly Redirect[]): RedirectsOfPath {
  const uses = new Map<string, number>();
  for (const name of redirects.flatMap(namesOf)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const rarest = (redirect: Redirect) =>
    namesOf(redirect).reduce((a, b) => ((uses.get(b) ?? 0) < (uses.get(a) ?? 0) ? b : a));
  const asking = redirects.filter(({ query }) => query.length > 0).sort((a, b) => b.query.length - a.query.length);
  return { byParameter: groupBy(asking, rarest), withoutQuery: redirects.find(({ query }) => query.length === 0) };
}

function namesOf({ query }: Redirect): string[] {
  return query.map(nameOf);
}

/** One text for the name and the value of a parameter, which no others have. */
function nameOf(parameter: readonly [string, string]): string {
  return JSON.stringify(parameter);
}

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

/**
 * Finds where a request is to be led, as path and query, or undefined where no redirect is for it. An old address stands
 * for all spellings of it that hosts take for one page. The redirect with the most parameters wins, and they are left out
 * of the query.
 */
export function findRedirect(redirects: RedirectIndex, { pathname, search, searchParams }: URL): string | undefined {
  const ofPath = redirects.get(pageAddress(canonicalPath(pathname)));
  if (!ofPath) return undefined;
  const found = findWithQuery(ofPath, searchParams) ?? ofPath.withoutQuery;
  if (!found || found.query.length === 0) return found && found.to + search;
  const rest = new URLSearchParams(searchParams);
  for (const [name, value] of found.query) rest.delete(name, value);
  return found.to + (rest.size > 0 ? `?${rest}` : "");
}

function findWithQuery({ byParameter }: RedirectsOfPath, parameters: URLSearchParams): Redirect | undefined {
  if (byParameter.size === 0) return undefined;
  const given = new Set([...parameters].map(nameOf));
  const fitting = [...given].flatMap(
    (name) => byParameter.get(name)?.find((redirect) => namesOf(redirect).every((one) => given.has(one))) ?? [],
  );
  const most = Math.max(...fitting.map(({ query }) => query.length));
  return fitting.find(({ query }) => query.length === most);
}
