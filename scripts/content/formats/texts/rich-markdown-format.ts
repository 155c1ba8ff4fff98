import { headingAnchors, withAnchors } from "../../markdown/heading-anchors.ts";
import { resolveProse } from "../../markdown/parse-markdown.ts";
import { addBaseToLinks } from "../../markup/add-base-to-links.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";
import { blockMarkdownFormat } from "./block-markdown-format.ts";

const anchorsOf = (value: string, { id }: Readonly<Record<string, unknown>>) =>
  typeof id === "string" ? headingAnchors(value, id) : [];

export const richMarkdownFormat: ContentFormat = {
  ...blockMarkdownFormat,
  name: "rich-markdown",
  title: "Rich Markdown",
  description: `${blockMarkdownFormat.description} Every heading of a block with an id has an anchor, which begins with that: ## Our prices in the block about is #about-our-prices.`,
  anchors: anchorsOf,
  resolved: {
    type: "readonly ProseNode[]",
    resolve: (value, { base, owner }) =>
      withAnchors(addBaseToLinks(resolveProse(value), base), anchorsOf(value, owner)),
  },
};
