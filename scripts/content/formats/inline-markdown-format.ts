import { addBaseToLinks } from "../markup/add-base-to-links.ts";
import { markdownLinks, parseInlineMarkdown } from "../markup/inline-markdown.ts";
import { leadHome } from "../markup/lead-home.ts";
import type { ContentFormat } from "./content-format.ts";

export const inlineMarkdownFormat: ContentFormat = {
  name: "inline-markdown",
  title: "Inline Markdown",
  description: "One paragraph of text. *emphasis*, **strong**, `code` and [a link](/route) are markup; HTML is not.",
  expected: "text",
  kind: "sentence",
  minLength: 1,
  links: markdownLinks,
  resolved: { type: "InlineText", resolve: (value, { base }) => addBaseToLinks(parseInlineMarkdown(value), base) },
  scaffold: leadHome,
};
