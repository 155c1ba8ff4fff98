import type { PublishedDocument, SiteContent } from "../../src/content.gen.ts";
import type { DocumentContent, Route } from "../../src/site.ts";

/** A page that a document takes blocks from, and the site in its language. */
export interface DocumentPage {
  readonly route: Route;
  readonly site: SiteContent;
}

/** The content of a document. Pages without blocks for it are left out; its brand and language are those of the first. */
export function documentContent(
  site: SiteContent,
  { title, description, blocks: types }: PublishedDocument,
  pages: readonly DocumentPage[],
): DocumentContent {
  const isTaken = (type: string) => types.some((one) => one === type);
  const parts = pages
    .map(({ route: { name, description, language, labels, blocks }, site }) => ({
      ...{ site, name, description, language, labels: labels ?? site.labels },
      blocks: onPaper(blocks.filter(({ type }) => isTaken(type))),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  const [first = { site, language: site.language }] = parts;
  return {
    brand: first.site.brand.name,
    language: first.language,
    title,
    ...(description === undefined ? {} : { description }),
    parts: parts.map(({ site: _, ...part }) => part),
  };
}

/** Parts that are of no use on paper: buttons, pictures, and the line above a heading that leads into it. */
const leftOut: ReadonlySet<string> = new Set(["action", "actions", "eyebrow", "icon", "image", "specimen"]);

function onPaper(blocks: Route["blocks"]): Route["blocks"] {
  return JSON.parse(JSON.stringify(blocks, (key, value) => (leftOut.has(key) ? undefined : value)));
}
