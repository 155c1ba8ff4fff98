import type { SiteContent } from "../../src/content.gen.ts";
import type { Route } from "../../src/site.ts";

/** The placeholder for a page that has never been correct, between the site's own header and footer. */
export function wrongPage(path: string, site: SiteContent): Route {
  const title = "Mistakes in the content";
  const description = "This page still has mistakes. It appears here once they are fixed.";
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
