import type { SiteContent } from "../content.gen.ts";
import type { Route } from "../site.ts";
import type { PageFacts, Thing } from "./thing.ts";

/** A page with a date, as an article. */
export function blogPosting({ origin }: SiteContent, route: Route, { name, description, provider }: PageFacts): Thing {
  const { date, updated, authors, tags } = route.byLine ?? {};
  return {
    "@type": "BlogPosting",
    headline: name,
    description,
    url: origin + route.path,
    inLanguage: route.language,
    ...(date ? { datePublished: date.iso } : {}),
    ...(updated ? { dateModified: updated.iso } : {}),
    ...(authors ? { author: authors.map((author) => ({ "@type": "Person", name: author })) } : { author: provider }),
    ...(tags ? { keywords: tags } : {}),
    ...(route.image ? { image: new URL(route.image.src.src, origin).href } : {}),
    publisher: provider,
  };
}
