import { inject } from "vitest";

/** A path that no page has. */
export const unknownPath = "/no/such/page";

/** The path of every page that the built site lists in its sitemap, and one that leads to the not-found page. */
export async function sitePaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${inject("site")}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
  return [...paths, unknownPath];
}
