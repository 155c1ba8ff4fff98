import { headingAnchors, withAnchors } from "../markdown/heading-anchors.ts";
import { highlightCode } from "../markdown/highlight-code.ts";
import { leadHome, withSiteHrefs } from "../markdown/link-base.ts";
import { markdownLinks } from "../markdown/markdown-links.ts";
import { resolveProse, resolveSentence } from "../markdown/parse-markdown.ts";
import { curlProse, curlSentence } from "../markdown/quotes.ts";
import type { ContentFormat, ResolveContext } from "./content-format.ts";

export const inlineMarkdownFormat: ContentFormat = {
  name: "inline-markdown",
  title: "Inline Markdown",
  description:
    "One paragraph of Markdown: *emphasis*, **strong**, ~~struck~~, `code`, [a link](/route), <https://…>, a backslash at the end of a line for a line break. Headings, lists, quotes, tables, pictures and HTML are not allowed.",
  expected: "text",
  kind: "sentence",
  minLength: 1,
  maxLength: 1_200,
  links: (value) => markdownLinks(value, "sentence"),
  resolved: {
    type: "InlineText",
    resolve: (value, context) => withSiteHrefs(curlSentence(resolveSentence(value), context.language), context),
  },
  scaffold: leadHome,
};

export const cellMarkdownFormat: ContentFormat = {
  ...inlineMarkdownFormat,
  name: "cell-markdown",
  title: "Cell Markdown",
  description: `${inlineMarkdownFormat.description} "" is an empty cell.`,
  minLength: 0,
};

export const blockMarkdownFormat: ContentFormat = {
  name: "block-markdown",
  title: "Block Markdown",
  description:
    "Markdown of any length: CommonMark with the tables, ~~strike-through~~ and links of GitHub. Put a text of several lines below its key, with | after the colon. An empty line begins a paragraph, - or 1. a list entry, > a quote, ## a heading below that of the block, ``` code; any other line continues the one above it, unless that ends with a backslash. Pictures, footnotes, check boxes and HTML are not allowed.",
  expected: "text",
  kind: "prose",
  minLength: 1,
  maxLength: 50_000,
  links: (value) => markdownLinks(value, "prose"),
  resolved: {
    type: "readonly ProseNode[]",
    resolve: shownProse,
  },
  scaffold: leadHome,
};

function shownProse(value: string, context: ResolveContext) {
  return withSiteHrefs(curlProse(resolveProse(value), context.language), context);
}

const anchorsOf = (value: string, { id }: Readonly<Record<string, unknown>>) =>
  typeof id === "string" ? headingAnchors(value, id) : [];

export const richMarkdownFormat: ContentFormat = {
  ...blockMarkdownFormat,
  name: "rich-markdown",
  title: "Rich Markdown",
  description: `${blockMarkdownFormat.description} Every heading in a block with an id has an anchor that begins with the id: ## Our prices in the block about is #about-our-prices, and a second one #about-our-prices-2.`,
  anchors: anchorsOf,
  resolved: {
    type: "readonly ProseNode[]",
    resolve: (value, context) => withAnchors(shownProse(value, context), anchorsOf(value, context.owner)),
  },
};

export const codeFormat: ContentFormat = {
  name: "code",
  title: "Code",
  description: "The code.",
  expected: "code",
  kind: "code",
  minLength: 1,
  maxLength: 20_000,
  resolved: {
    type: "readonly CodeToken[]",
    resolve: (value, { owner }) => highlightCode(value, String(owner["language"])),
  },
};
