import { curlSentence } from "../../markdown/curl-markdown.ts";
import { markdownLinks } from "../../markdown/markdown-links.ts";
import { resolveSentence } from "../../markdown/parse-markdown.ts";
import { addBaseToLinks } from "../../markup/add-base-to-links.ts";
import { leadHome } from "../../markup/lead-home.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";

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
    resolve: (value, { base, language }) => addBaseToLinks(curlSentence(resolveSentence(value), language), base),
  },
  scaffold: leadHome,
};
