import { parseXml, XmlElement, type XmlNode, XmlText } from "@rgrove/parse-xml";
import type { SiteContent } from "../../src/content.gen.ts";
import type { ProseNode } from "../../src/content-values.ts";
import { sideBySide } from "../../src/labels.ts";
import { canonicalAddress } from "../../src/page-address.ts";
import type { Route } from "../../src/site.ts";
import { setOf, shownNumber } from "./article-text.ts";
import { escapeMarkdown } from "./escape-markup.ts";

/** A page in Markdown: what it is, and the content of its `<main>`, of which `main` is the markup. */
export function pageTwin(site: SiteContent, route: Route, main: string): string {
  const { path, name, description, language, blocks } = route;
  const url = canonicalAddress(site, path);
  // JSON is YAML.
  const head = Object.entries({ title: name, description, url, language }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}\n`,
  );
  return `---\n${head.join("")}---\n\n${markdownOf(main, url, { language, codes: languagesOfCode(blocks) })}\n`;
}

/**
 * Converts markup written by React, which is XML, to Markdown with GitHub's tables. It goes by the meaning of elements and knows no blocks,
 * so a project's own blocks work too. It leaves out controls, navigation (except the link to the rest of a long list), and anything that
 * screen readers skip. Links are absolute, resolved against the page at `address`.
 */
export function markdownOf(markup: string, address: string, given?: Pick<Place, "language" | "codes">): string {
  return joined(blocksIn(parse(markup), { language: "en", ...given, address }));
}

/** The language of each piece of code in blocks, by its text: visitors would only load it. */
export function languagesOfCode(blocks: unknown): Map<string, string> {
  const languages = new Map<string, string>();
  JSON.stringify(blocks, (_, value: Partial<Extract<ProseNode, { kind: "code" }>> | null) => {
    const { code, language } = value ?? {};
    // A sign that means something in Markdown is in the name of no language.
    if (Array.isArray(code) && /^[\w+#.-]+$/.test(language ?? ""))
      languages.set(code.map((token) => (typeof token === "string" ? token : token[1])).join(""), language ?? "");
    return value;
  });
  return languages;
}

function parse(markup: string): readonly XmlNode[] {
  try {
    return parseXml(markup).children;
  } catch (cause) {
    const way = "Close its elements as React does, or leave out `markdown: true` of `machines` in _site.yaml.";
    throw new Error(`A block writes HTML that cannot be converted to Markdown. ${way}`, { cause });
  }
}

interface Place {
  readonly address: string;
  readonly language: string;
  /** The languages of code, by its text. */
  readonly codes?: ReadonlyMap<string, string>;
  /** In an entry of a list headings are bold. */
  readonly inEntry?: boolean;
  readonly inForm?: boolean;
}

const inlineNames = setOf(
  "a abbr b bdi bdo br cite code del dfn em i img ins kbd mark picture q s samp small source span strong sub sup time track u var video",
);
const leftOut = setOf("button dialog input noscript script source style svg template textarea track wbr");
const fields = setOf("fieldset label option");
/** A list with these in its entries is one part after the other. */
const partNames = setOf("h1 h2 h3 h4 h5 h6 figure");
const marks: Readonly<Record<string, string>> = { strong: "**", b: "**", em: "*", i: "*", del: "~~", s: "~~" };

function isShown(node: XmlNode, { inForm }: Place): boolean {
  if (!(node instanceof XmlElement)) return true;
  const { name, attributes } = node;
  // Outside a form, fields choose what is shown, and an option without a value chooses nothing.
  if (name === "nav") return linksOn(node).length > 0;
  if (leftOut.has(name) || (name === "fieldset" && !inForm) || attributes["value"] === "") return false;
  return attributes["hidden"] === undefined && attributes["aria-hidden"] !== "true";
}

function linksOn(node: XmlNode): XmlElement[] {
  if (!(node instanceof XmlElement)) return [];
  return node.attributes["rel"] === "next" ? [node] : node.children.flatMap(linksOn);
}

function isInline(node: XmlNode): boolean {
  return !(node instanceof XmlElement) || (inlineNames.has(node.name) && node.children.every(isInline));
}

function isField(node: XmlNode): boolean {
  return node instanceof XmlElement && fields.has(node.name);
}

function hasParts(node: XmlNode): boolean {
  return node instanceof XmlElement && (partNames.has(node.name) || node.children.some(hasParts));
}

/** Blocks one below another. Text without an element of its own is a paragraph, and adjacent fields are a list. */
function blocksIn(nodes: readonly XmlNode[], place: Place): string[] {
  const runs: XmlNode[][] = [];
  for (const node of nodes) {
    if (!isShown(node, place)) continue;
    const [before] = runs.at(-1) ?? [];
    const isSame = (is: typeof isInline) => is(node) && before !== undefined && is(before);
    if (isSame(isInline) || isSame(isField)) runs.at(-1)?.push(node);
    else runs.push([node]);
  }
  return runs.flatMap((run) => blocksOf(run, place)).filter(Boolean);
}

function blocksOf(run: readonly XmlNode[], place: Place): readonly string[] {
  const [first] = run;
  if (!(first instanceof XmlElement) || isInline(first)) return [paragraph(run, place)];
  if (isField(first)) return [listOf(run.map((field) => entry("- ", (field as XmlElement).children, place)))];
  const { name, attributes, children } = first;
  const inside = (more?: Partial<Place>) => blocksIn(children, { ...place, ...more });
  switch (name) {
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6": {
      // Number signs at the end, after a space, would be part of the heading's syntax.
      const text = line(children, place).replace(/(?<!\S)#+$/, "\\$&");
      return [text && (place.inEntry ? `**${text}**` : `${"#".repeat(Number(name[1]))} ${text}`)];
    }
    case "p":
      return [joined(inside()) + (isLabelOfList(first) ? ":" : "")];
    case "ul":
    case "ol": {
      // A label for screen readers only.
      const label = attributes["aria-label"];
      return [...(label ? [`${escapeMarkdown(label)}:`] : []), ...list(first, place)];
    }
    case "dl":
      return [listOf(elementsIn(first, "dt").map((term) => definition(term, place)))];
    case "table":
      return table(first, place);
    case "pre":
      return [fenced(first.text.replace(/\n$/, ""), 3, "\n", place.codes?.get(first.text))];
    case "blockquote":
      return [joined(inside()).replaceAll(/^/gm, "> ")];
    case "hr":
      return ["---"];
    case "address":
      return [
        sideBySide(
          children.map((child) => line([child], place)),
          place.language,
        ),
      ];
    case "summary":
      return children.every(isInline) ? [`**${line(children, place)}**`] : inside();
    case "section":
      // A line before another heading may be the block's text, with this heading inside it.
      return part(children, place, /^# /);
    case "nav":
      return [paragraph(linksOn(first), place)];
    case "form":
      return inside({ inForm: true });
    case "a": {
      const [block = "", ...others] = inside();
      const linked = block.replace(/^(#+ )?(.*)/, (_, mark = "", text) => mark + link(text, attributes["href"], place));
      return [linked, ...others];
    }
    default:
      return inside();
  }
}

function isLabelOfList({ attributes, parent }: XmlElement): boolean {
  const [, after] = parent instanceof XmlElement ? parent.children : [];
  return attributes["class"] === "label" && after instanceof XmlElement && /^[uo]l$/.test(after.name);
}

function list({ name, attributes, children }: XmlElement, place: Place): string[] {
  const entries = children.filter((child): child is XmlElement => child instanceof XmlElement && isShown(child, place));
  if (name === "ul") {
    if (entries.some(hasParts)) return entries.flatMap((one) => part(one.children, place));
    return [listOf(entries.map((one) => entry("- ", one.children, place)))];
  }
  let number = Number(attributes["start"] ?? 1) - 1;
  return [
    listOf(
      entries.map(({ children: [first, ...others] }) => {
        const own = shownNumber(first);
        number = Number(own ?? number + 1);
        return entry(`${number}. `, own === undefined && first ? [first, ...others] : others, place);
      }),
    ),
  ];
}

/** A part of the page; its heading comes first. */
function part(nodes: readonly XmlNode[], place: Place, heading = /^#+ /): string[] {
  const blocks = blocksIn(nodes, place);
  const index = blocks.findIndex((block) => heading.test(block));
  return index < 1 ? blocks : [...blocks.splice(index, 1), ...blocks];
}

function entry(mark: string, nodes: readonly XmlNode[], place: Place): string {
  return indented(mark, joined(blocksIn(nodes, { ...place, inEntry: true }), "\n"));
}

function indented(mark: string, text: string): string {
  return text && mark + text.replaceAll(/\n(?=.)/g, `\n${" ".repeat(mark.length)}`);
}

function listOf(entries: readonly string[]): string {
  const all = entries.filter(Boolean);
  return all.join(all.some((one) => one.includes("\n\n")) ? "\n\n" : "\n");
}

/** Blocks one below another. `beforeList` separates a list from the first line before it. */
function joined(blocks: readonly string[], beforeList = "\n\n"): string {
  const [first = "", ...others] = blocks;
  let all = first;
  let before = first;
  for (const [index, block] of others.entries()) {
    // Two lists with the same marker would merge.
    const text = before.startsWith("- ") && block.startsWith("- ") ? block.replaceAll(/^- /gm, "* ") : block;
    all += (index === 0 && /^(?:[-*]|1\.) /.test(text) ? beforeList : "\n\n") + text;
    before = text;
  }
  return all;
}

function definition(term: XmlElement, place: Place): string {
  const siblings = term.parent instanceof XmlElement ? term.parent.children : [];
  const after = siblings.slice(siblings.indexOf(term) + 1);
  const end = after.findIndex((one) => one instanceof XmlElement && one.name === "dt");
  const told = blocksIn(end < 0 ? after : after.slice(0, end), { ...place, inEntry: true });
  const lines = told.filter((block) => !/^(?:[-*>|]|\d+\.|`{3,})(?: |\n)/.test(block));
  const name = line(term.children, place);
  const rest = told.filter((block) => !lines.includes(block));
  return indented(
    "- ",
    joined([[`**${name}${lines.length > 0 ? ":" : ""}**`, lines.join(" – ")].join(" ").trim(), ...rest], "\n"),
  );
}

function elementsIn(element: XmlElement, ...names: readonly string[]): XmlElement[] {
  return element.children.flatMap((child) =>
    child instanceof XmlElement ? (names.includes(child.name) ? [child] : elementsIn(child, ...names)) : [],
  );
}

function table(element: XmlElement, place: Place): string[] {
  const captions = elementsIn(element, "caption").map(({ children }) => line(children, place));
  const [head = [], ...body] = elementsIn(element, "tr").map((row) =>
    elementsIn(row, "th", "td").flatMap(({ children, attributes }) => {
      const text = joined(blocksIn(children, { ...place, inEntry: true }))
        .replaceAll(/\\?\n+/g, " – ")
        .replaceAll(/(?<!\\)\|/g, "\\|");
      const columns = Number(attributes["colSpan"] ?? attributes["colspan"] ?? 1);
      return columns > 1 ? [`**${text}**`, ...Array.from({ length: columns - 1 }, () => "")] : [text];
    }),
  );
  const rows = [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`);
  return [...captions, rows.join("\n")];
}

/** Text in which no line looks like the start of something else. */
function paragraph(nodes: readonly XmlNode[], place: Place): string {
  return line(nodes, place, "\\\n")
    .replaceAll(/^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|=+$|:?-+:?$)/gm, "\\")
    .replaceAll(/^(\d+)(?=[.)](?:\s|$))/gm, "$1\\");
}

/** Text in one line, with spaces for line breaks unless `lineBreak` says otherwise. */
function line(nodes: readonly XmlNode[], place: Place, lineBreak = " "): string {
  return inlineText(nodes, place)
    .trim()
    .replaceAll(/ *\n */g, lineBreak);
}

function inlineText(nodes: readonly XmlNode[], place: Place): string {
  let text = "";
  for (const [index, node] of nodes.entries()) {
    const piece = inlinePiece(node, place);
    // Nobody writes a `span` in text: it belongs to a block.
    if (isSpan(node) || isSpan(nodes[index - 1])) text += gapBetween(text, piece);
    // With only a space, a name and the label next to it would read as one phrase.
    if (isSpan(node) && /^\p{Lu}/u.test(piece)) text = text.replace(/(?<=[\p{L}\p{N})]) $/u, " – ");
    // An exclamation mark would turn a link into a picture.
    if (piece.startsWith("[")) text = text.replace(/!$/, "\\!");
    text += piece;
  }
  return text;
}

function isSpan(node: XmlNode | undefined): boolean {
  return node instanceof XmlElement && node.name === "span";
}

/** The separator between texts that only the layout keeps apart. */
function gapBetween(before: string, after: string): string {
  if (!/[\p{L}\p{N}.!?%)*]$/u.test(before) || !/^[\p{L}\p{N}\p{Sc}[*]/u.test(after)) return "";
  return /^[\p{Ll}\p{N}]/u.test(after) ? " " : " – ";
}

function inlinePiece(node: XmlNode, place: Place): string {
  if (node instanceof XmlText) return escapeMarkdown(node.text);
  if (!(node instanceof XmlElement) || !isShown(node, place)) return "";
  const { name, attributes, children } = node;
  if (name === "br") return "\n";
  if (name === "code") return fenced(node.text, 1, /^`|`$/.test(node.text) ? " " : "");
  if (name === "img")
    return attributes["alt"] ? `!${link(escapeMarkdown(attributes["alt"]), attributes["src"], place)}` : "";
  if (name === "video") return link(escapeMarkdown(attributes["aria-label"] ?? ""), attributes["src"], place);
  const [, start, text, end] = /^(\s*)(.*?)(\s*)$/s.exec(inlineText(children, place)) ?? [];
  if (!text) return start ?? "";
  const mark = marks[name] ?? "";
  return `${start}${name === "a" ? link(text, attributes["href"], place) : mark + text + mark}${end}`;
}

function link(text: string, to: string | undefined, { address }: Place): string {
  if (text === "" || to === undefined) return text;
  const href = URL.canParse(to, address) ? new URL(to, address).href : to;
  return `[${text}](${href.replaceAll(/[()\s\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`;
}

/** Text as it is between more backticks than it has anywhere. */
function fenced(text: string, least: number, gap: string, language = ""): string {
  const runs = text.match(/`+/g)?.map(({ length }) => length + 1) ?? [];
  const fence = "`".repeat(Math.max(least, ...runs));
  return fence + language + gap + text + gap + fence;
}
