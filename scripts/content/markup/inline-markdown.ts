import type { InlineNode, InlineText, ProseNode } from "../../../src/site.ts";
import { type Markup, scanMarkup } from "./scan-markup.ts";

/** Matches an image. Texts cannot hold images: one is shown as written, so that its end does not become a link. */
export const image = /!\[(?:\\.|[^\][\\])*\]\([^()]*\)/;

/** Parses one paragraph of inline Markdown. Whatever is not markup stays text, so that parsing cannot fail. */
export function parseInlineMarkdown(text: string): InlineText {
  const nodes: InlineNode[] = [];
  let end = 0;
  for (const markup of scanMarkup(text)) {
    addText(nodes, text.slice(end, markup.start));
    addMarkup(nodes, markup);
    end = markup.end;
  }
  addText(nodes, text.slice(end));
  const [only] = nodes;
  return nodes.length === 1 && typeof only === "string" ? only : nodes;
}

/** Parses paragraphs and lists: an empty line ends either; a line that starts with a hyphen is an item. */
export function parseBlockMarkdown(text: string): ProseNode[] {
  return text
    .trim()
    .split(/\n[ \t]*\n+/)
    .flatMap(parseSection);
}

/** The targets of all links in a text of Markdown, in order. */
export function markdownLinks(text: string): string[] {
  // Most texts have no link, and Markdown takes time.
  if (!text.includes("](")) return [];
  return parseBlockMarkdown(text).flatMap((node) =>
    node.kind === "list" ? node.items.flatMap(linksIn) : linksIn(node.children),
  );
}

/** Replaces all markup by placeholders of the same length, so that the remaining text keeps its offsets. */
export function blankMarkdown(text: string, isBlock: boolean): string {
  // Markup does not go on from a paragraph or an item into the next.
  return isBlock
    ? text
        .split(/(\n[ \t]*\n+|^- )/m)
        .map(blankInline)
        .join("")
    : blankInline(text);
}

function blankInline(text: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const markup of scanMarkup(text)) {
    parts.push(text.slice(end, markup.start), blankMarkup(markup));
    end = markup.end;
  }
  return parts.join("") + text.slice(end);
}

function blankMarkup({ kind, start, end, text, href }: Markup): string {
  if (kind === "image") return text;
  if (kind === "link") return `${blank(1)}${blankInline(text)}${blank(href.length + 3)}`;
  if (kind === "strong") return `${blank(2)}${blankInline(text)}${blank(2)}`;
  // The stars stay: next to another star they can be half of a ** without a partner.
  return kind === "emphasis" ? `*${blankInline(text)}*` : blank(end - start);
}

/** Object replacement characters, which are part of no markup. */
function blank(length: number): string {
  return "\uFFFC".repeat(length);
}

function parseSection(section: string): ProseNode[] {
  const nodes: ProseNode[] = [];
  const firstItem = section.search(/^- /m);
  const lead = (firstItem < 0 ? section : section.slice(0, firstItem)).trim();
  if (lead) nodes.push({ kind: "paragraph", children: parseInlineMarkdown(joinLines(lead)) });
  if (firstItem >= 0) {
    const items = section
      .slice(firstItem)
      .split(/^- /m)
      .map(joinLines)
      .filter((item) => item !== "");
    nodes.push({ kind: "list", items: items.map(parseInlineMarkdown) });
  }
  return nodes;
}

/** The lines of a paragraph or an item as one. */
function joinLines(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");
}

function addMarkup(nodes: InlineNode[], { kind, text, href }: Markup): void {
  if (kind === "escaped" || kind === "image") addText(nodes, text);
  else if (kind === "code") nodes.push({ kind, children: text });
  else if (kind === "link") nodes.push({ kind, href, children: parseInlineMarkdown(text) });
  else nodes.push({ kind, children: parseInlineMarkdown(text) });
}

function addText(nodes: InlineNode[], text: string): void {
  if (text === "") return;
  const last = nodes.at(-1);
  if (typeof last === "string") nodes[nodes.length - 1] = last + text;
  else nodes.push(text);
}

function linksIn(text: InlineText): string[] {
  if (typeof text === "string") return [];
  return text.flatMap((node) => {
    if (typeof node === "string") return [];
    const inner = linksIn(node.children);
    return node.kind === "link" ? [node.href, ...inner] : inner;
  });
}
