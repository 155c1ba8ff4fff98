import { type ContentIndex, linksOf, type PageFile, type Reference } from "../content-index.ts";
import { diagnosticAt } from "../diagnostic-at.ts";
import { parseLink } from "../formats.ts";
import { suggest } from "../suggest.ts";
import type { Check } from "./check.ts";

/** Links to anchors that the page they lead to does not have. */
export const unknownAnchor: Check = (content) => {
  const shared = anchorsOf(content.referencesOf(content.site));
  return content.references.flatMap((reference) =>
    linksOf(reference).flatMap((href) => {
      const link = parseLink(href);
      if (link?.kind !== "internal" || link.anchor === undefined) return [];
      const page = targetPage(content, reference, link.route);
      if (!page) return [];
      const known = [...anchorsOf(content.referencesOf(page)), ...shared];
      if (known.includes(link.anchor)) return [];
      const anchor = suggest(link.anchor, known);
      const suggestion = anchor && `${link.route ?? ""}#${anchor}`;
      return [
        diagnosticAt(reference.file, reference.path, "value", {
          code: "unknown-anchor",
          message: `The page ${page.source.file} has no block with the id "${link.anchor}".`,
          hint: suggestion
            ? `Write "${suggestion}" instead.`
            : `Add "id: ${link.anchor}" to the block that the link should lead to.`,
          suggestion: suggestion || undefined,
        }),
      ];
    }),
  );
};

function targetPage(content: ContentIndex, reference: Reference, route: string | undefined): PageFile | undefined {
  if (route !== undefined) return content.pagesByRoute.get(route);
  return content.pages.find((page) => page === reference.file);
}

function anchorsOf(references: readonly Reference[]): string[] {
  return references.filter(({ format }) => format === "anchor").map(({ value }) => value);
}
