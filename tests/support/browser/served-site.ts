import { readBuiltPages } from "../build/built-site.ts";

/** A built site and where it is served. */
export interface ServedSite {
  /** Where it is served, such as `http://localhost:4173`. */
  readonly origin: string;
  /** The folder that it was built into. */
  readonly out: string;
}

/** Pages of a site, for a proof that holds for any page of any site. */
export interface SitePages extends ServedSite {
  readonly paths: readonly string[];
}

/** A path that no page has. */
export const unknownPath = "/no/such/page";

/** The path of every page that a site lists in its sitemap, and one that leads to the not-found page. */
export async function allPagesOf(site: ServedSite): Promise<SitePages> {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
  return { ...site, paths: [...paths, unknownPath] };
}

/** Those of the pages, in their order, that show something which none before them does: an element of other classes. */
export function pagesWithNewParts({ out, paths }: SitePages): readonly string[] {
  const pages = readBuiltPages(out);
  const seen = new Set<string>();
  return paths.filter((path) => {
    const html = pages.get(path === unknownPath ? "/404" : path);
    if (html === undefined) throw new Error(`No page was built for ${path}.`);
    const parts = Array.from(
      html.matchAll(/<([a-z]\w*)(?: [^>]*?class="([^"]*)")?/g),
      ([, name, kind]) => `${name} ${kind}`,
    );
    const isNew = parts.some((part) => !seen.has(part));
    for (const part of parts) seen.add(part);
    return isNew;
  });
}
