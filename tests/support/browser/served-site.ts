import { inject } from "vitest";
import { readBuiltPages } from "../build/built-site.ts";
import { isFull } from "../system/is-full.ts";

/** A built site that is being served. */
export interface ServedSite {
  /** Where it is served, such as `http://localhost:4173`. */
  readonly origin: string;
  /** The folder that it was built into. */
  readonly out: string;
}

/** Pages of a site, for a test that applies to any page of any site. */
export interface SitePages extends ServedSite {
  readonly paths: readonly string[];
}

/** A path that no page has. */
export const unknownPath = "/no/such/page";

/** The site that tests of behaviours use: `tests/fixtures/ferry-site`. */
export const ferrySite: ServedSite = inject("ferrySite");

/** The site with pictures, tables, search and blocks of all kinds: `tests/fixtures/bakery-site`. */
export const bakerySite: ServedSite = inject("bakerySite");

/** Pages of the ferries that between them have every kind of part. */
export const ferryPages: SitePages = {
  ...ferrySite,
  paths: ["/", "/services/freight", "/services/timetable-data", unknownPath],
};

/** The project's own site, which only `tests/this-site` knows. */
export const thisSite: ServedSite = inject("thisSite");

/** The path of every page that a site lists in its sitemap, and one that leads to the not-found page. */
export async function allPagesOf(site: ServedSite): Promise<SitePages> {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
  return { ...site, paths: [...paths, unknownPath] };
}

/**
 * A small set of the pages, in their order, that together have every part: the page with the most elements of classes that
 * are not covered yet, then the next.
 */
export function pagesWithNewParts({ out, paths }: SitePages): readonly string[] {
  const pages = readBuiltPages(out);
  const missing = new Map(paths.map((path) => [path, partsOf(path, pages)]));
  const chosen = new Set<string>();
  for (;;) {
    const [path, parts] = [...missing].reduce(
      (most, one) => (one[1].size > most[1].size ? one : most),
      ["", new Set()],
    );
    if (parts.size === 0) return paths.filter((one) => chosen.has(one));
    chosen.add(path);
    for (const [other, others] of missing) missing.set(other, new Set([...others].filter((part) => !parts.has(part))));
  }
}

/** The pages of a site for a test of how parts look and behave: those that together have every part, or all in the weekly job. */
export function pagesToVisit(site: SitePages): readonly string[] {
  return isFull ? site.paths : pagesWithNewParts(site);
}

function partsOf(path: string, pages: ReadonlyMap<string, string>): Set<string> {
  const html = pages.get(path === unknownPath ? "/404" : path);
  if (html === undefined) throw new Error(`No page was built for ${path}.`);
  const elements = html.matchAll(/<([a-z]\w*)(?: [^>]*?class="([^"]*)")?/g);
  return new Set(Array.from(elements, ([, name, kind]) => `${name} ${kind}`));
}
