import { valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";

/** The pages whose `title` or `description` an earlier page has too. */
export function repeatedText(content: ContentIndex, key: "title" | "description"): Finding[] {
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
      {
        at: { file: page, path: [key] },
        message: `Another page has this ${key} too, expected one of its own: search results would show both alike.`,
        hint: `Write a ${key} that says what sets this page apart.`,
        related: { at: { file: earlier, path: [key] }, message: `The ${key} of ${earlier.route} is here.` },
      },
    ];
  });
}
