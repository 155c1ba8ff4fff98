import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import { diagnosticAt } from "../../yaml/diagnostic-at.ts";
import { relatedPlace } from "./related-place.ts";

/** The pages whose `title` or `description` an earlier page has too. */
export function repeatedText(content: ContentIndex, key: "title" | "description", code: string): Diagnostic[] {
  const first = new Map<string, PageFile>();
  return content.pages.flatMap((page) => {
    const text = valueAt(page.data, [key]);
    // A file with the route of another is one mistake: it is its copy.
    if (content.pagesByRoute.get(page.route) !== page) return [];
    if (typeof text !== "string" || text.trim() === "") return [];
    const folded = text.trim().replaceAll(/\s+/g, " ").toLowerCase();
    const earlier = first.get(folded);
    if (!earlier) {
      first.set(folded, page);
      return [];
    }
    return [
      diagnosticAt(page, [key], "value", {
        code,
        message: `Another page has this ${key} too, expected one of its own: search results would show both alike.`,
        hint: `Write a ${key} that says what sets this page apart.`,
        related: relatedPlace(earlier, { path: [key], part: "value" }, `The ${key} of ${earlier.route} is here.`),
      }),
    ];
  });
}
