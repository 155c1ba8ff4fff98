import type { SiteContent } from "../../../src/content.gen.ts";
import type { Route } from "../../../src/site.ts";
import { notFoundRoute } from "../index/content-index.ts";
import { basePath } from "../read/base-path.ts";

/** The not-found page of a site that writes none itself, in the words of its labels. */
export function notFoundPage(site: SiteContent, englishLabels: ReadonlyMap<string, string>): Route {
  const word = (key: "notFoundTitle" | "notFoundDescription" | "returnHome") =>
    site.labels?.[key] ?? englishLabels.get(key) ?? "";
  const [title, description] = [word("notFoundTitle"), word("notFoundDescription")];
  return {
    path: notFoundRoute,
    name: title,
    title: `${title} · ${site.brand.name}`,
    description,
    language: site.language,
    listed: false,
    blocks: [
      { type: "hero", title, description, actions: [{ label: word("returnHome"), href: `${basePath(site.origin)}/` }] },
    ],
    ...(site.labels ? { labels: site.labels } : {}),
  };
}
