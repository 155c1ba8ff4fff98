import type { InlineNode, InlineText, ProseNode } from "../../src/site.ts";

/** An image. Texts hold none: what looks like one stays as it is, so that no link is made of its end. */
export const image = /!\[(?:\\.|[^\][\\])*\]\([^()]*\)/;

/** A link has words: without any it stays as it is. */
const link = new RegExp(String.raw`\[(?=[^\]]*[^\]\s\u200b])((?:${image.source}|\\.|[^\]\\])+)\]\(([^()\s]*)\)`);

/** An image, an escaped character, `code`, `[text](href)`, `**strong**` or `*emphasis*`, whichever comes first. */
const markup = new RegExp(
  [image, /\\([\\`*[\]()_])/, /`([^`]+)`/, link, /\*\*((?:\\.|[^*\\]|\*(?!\*))+)\*\*/, /\*((?:\\.|[^*\\])+)\*/]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** Parses one paragraph. What is not markup stays as it is, so that no text can be wrong. */
export function parseInlineMarkdown(text: string): InlineText {
  const nodes: InlineNode[] = [];
  let end = 0;
  for (const match of text.matchAll(markup)) {
    addText(nodes, text.slice(end, match.index));
    addMatch(nodes, match);
    end = match.index + match[0].length;
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
  return parseBlockMarkdown(text).flatMap((node) =>
    node.kind === "list" ? node.items.flatMap(linksIn) : linksIn(node.children),
  );
}

/** The text with everything that the parser takes for markup blanked, so that what is left stands where it stood. */
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
  return text.replaceAll(
    markup,
    (whole: string, ...[escaped, code, label, href, strong, emphasis]: (string | undefined)[]) => {
      if (label !== undefined) return `${blank(1)}${blankInline(label)}${blank((href ?? "").length + 3)}`;
      if (strong !== undefined) return `${blank(2)}${blankInline(strong)}${blank(2)}`;
      // The stars stay: beside another they are half of ** that has no partner.
      if (emphasis !== undefined) return `*${blankInline(emphasis)}*`;
      if (code !== undefined) return blank(code.length + 2);
      return escaped === undefined ? whole : blank(whole.length);
    },
  );
}

/** A character that is part of no markup. */
function blank(length: number): string {
  return "\uFFFC".repeat(length);
}

function parseSection(section: string): ProseNode[] {
  const nodes: ProseNode[] = [];
  const firstItem = section.search(/^- /m);
  const lead = (firstItem < 0 ? section : section.slice(0, firstItem)).trim();
  if (lead) nodes.push({ kind: "paragraph", children: parseInlineMarkdown(lead.replace(/\s*\n\s*/g, " ")) });
  if (firstItem >= 0) {
    const items = section
      .slice(firstItem)
      .split(/^- /m)
      .map((item) => item.trim().replace(/\s*\n\s*/g, " "))
      .filter((item) => item !== "");
    nodes.push({ kind: "list", items: items.map(parseInlineMarkdown) });
  }
  return nodes;
}

function addMatch(nodes: InlineNode[], [whole, escaped, code, label, href, strong, emphasis]: RegExpMatchArray): void {
  if (escaped !== undefined) addText(nodes, escaped);
  else if (code !== undefined) nodes.push({ kind: "code", children: code });
  else if (label !== undefined && href !== undefined)
    nodes.push({ kind: "link", href, children: parseInlineMarkdown(label) });
  else if (strong !== undefined) nodes.push({ kind: "strong", children: parseInlineMarkdown(strong) });
  else if (emphasis !== undefined) nodes.push({ kind: "emphasis", children: parseInlineMarkdown(emphasis) });
  else addText(nodes, whole);
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
