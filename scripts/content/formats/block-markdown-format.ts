import { addBaseToLinks } from "../markup/add-base-to-links.ts";
import { markdownLinks, parseBlockMarkdown } from "../markup/inline-markdown.ts";
import { leadHome } from "../markup/lead-home.ts";
import type { ContentFormat } from "./content-format.ts";

export const blockMarkdownFormat: ContentFormat = {
  name: "block-markdown",
  title: "Block Markdown",
  description:
    "Paragraphs separated by an empty line, and lists whose lines start with a hyphen. Inside them *emphasis*, **strong**, `code` and [a link](/route) are markup; HTML is not.",
  expected: "text",
  kind: "prose",
  minLength: 1,
  links: markdownLinks,
  resolved: {
    type: "readonly ProseNode[]",
    resolve: (value, { base }) => addBaseToLinks(parseBlockMarkdown(value), base),
  },
  scaffold: leadHome,
};
