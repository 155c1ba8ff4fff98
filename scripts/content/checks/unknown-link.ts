import { type ContentIndex, linksOf, notFoundRoute } from "../content-index.ts";
import { diagnosticAt } from "../diagnostic-at.ts";
import { parseLink } from "../formats.ts";
import { suggest } from "../suggest.ts";
import type { Check } from "./check.ts";

/** Links to routes that have no page. */
export const unknownLink: Check = (content) =>
  content.references.flatMap((reference) =>
    linksOf(reference).flatMap((href) => {
      const link = parseLink(href);
      if (link?.kind !== "internal" || link.route === undefined || isRoute(content, link.route)) return [];
      const route = suggest(link.route, content.pagesByRoute.keys());
      const suggestion = route && (link.anchor === undefined ? route : `${route}#${link.anchor}`);
      return [
        diagnosticAt(reference.file, reference.path, "value", {
          code: "unknown-link",
          message: `No page has the route "${link.route}".`,
          hint: suggestion ? `Write "${suggestion}" instead.` : "Write the route of a page, or add the page.",
          suggestion: suggestion || undefined,
        }),
      ];
    }),
  );

function isRoute(content: ContentIndex, route: string): boolean {
  return route !== notFoundRoute && content.pagesByRoute.has(route);
}
