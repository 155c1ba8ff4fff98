import type { SiteContent } from "../../src/content.gen.ts";
import type { Route } from "../../src/site.ts";

/** The stand-in for a page that has not been right yet, between the site's own header and footer. */
export function wrongPage(path: string, site: SiteContent): Route {
  const title = "Mistakes in the content";
  const description = "This page has not been right yet. It shows here as soon as it is.";
  return {
    path,
    name: title,
    title: `${title} · ${site.brand.name}`,
    description,
    language: "en",
    listed: false,
    blocks: [{ type: "hero", title, description }],
  };
}
