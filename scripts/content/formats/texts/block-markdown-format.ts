import { curlProse } from "../../markdown/curl-markdown.ts";
import { markdownLinks } from "../../markdown/markdown-links.ts";
import { resolveProse } from "../../markdown/parse-markdown.ts";
import { addBaseToLinks } from "../../markup/add-base-to-links.ts";
import { leadHome } from "../../markup/lead-home.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";

export const blockMarkdownFormat: ContentFormat = {
  name: "block-markdown",
  title: "Block Markdown",
  description:
    "Markdown of any length: CommonMark with the tables, ~~strike-through~~ and links of GitHub. Paragraphs are separated by an empty line; - or 1. begins an entry of a list, > a quote, ## a heading below that of the block, ``` code. Pictures, footnotes, check boxes and HTML are not allowed.",
  expected: "text",
  kind: "prose",
  minLength: 1,
  maxLength: 50_000,
  links: (value) => markdownLinks(value, "prose"),
  resolved: {
    type: "readonly ProseNode[]",
    resolve: (value, { base, language }) => addBaseToLinks(curlProse(resolveProse(value), language), base),
  },
  scaffold: leadHome,
};
