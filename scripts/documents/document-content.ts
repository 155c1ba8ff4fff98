import type { PublishedDocument, SiteContent } from "../../src/content.gen.ts";
import type { DocumentContent, Route } from "../../src/site.ts";

/** The content of a document, from the pages that it takes blocks from, without pages that have no such blocks. */
export function documentContent(
  { brand, labels }: SiteContent,
  { title, description, blocks: types }: PublishedDocument,
  pages: readonly Route[],
): DocumentContent {
  const isTaken = (type: string) => types.some((one) => one === type);
  const parts = pages.map(({ name, description, blocks }) => ({
    title: name,
    description,
    blocks: onPaper(blocks.filter(({ type }) => isTaken(type))),
  }));
  return {
    brand: brand.name,
    title,
    ...(description === undefined ? {} : { description }),
    parts: parts.filter(({ blocks }) => blocks.length > 0),
    ...(labels ? { labels } : {}),
  };
}

/** Parts that are of no use on paper: buttons, pictures, and the line above a heading that leads into it. */
const leftOut: ReadonlySet<string> = new Set(["action", "actions", "eyebrow", "icon", "image", "specimen"]);

function onPaper(blocks: Route["blocks"]): Route["blocks"] {
  return JSON.parse(JSON.stringify(blocks, (key, value) => (leftOut.has(key) ? undefined : value)));
}
