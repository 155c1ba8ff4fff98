import { parseXml, XmlElement, type XmlNode, XmlText } from "@rgrove/parse-xml";
import { escapeMarkup } from "./escape-markup.ts";

/** What readers elsewhere cannot use, or show besides the text: forms, drawings, navigation and the title. */
const dropped = setOf("button dialog form h1 iframe input nav script select source style svg template textarea");

/** The elements with a meaning of their own, and the attributes that they keep. */
const kept = new Map<string, readonly string[]>([
  ...["p", "h2", "h3", "h4", "h5", "h6", "ul", "li", "dl", "dt", "dd", "blockquote", "pre", "figure", "figcaption"].map(
    plain,
  ),
  ...["table", "caption", "thead", "tbody", "tr", "details", "summary", "hr", "br"].map(plain),
  ...["strong", "b", "em", "i", "del", "sub", "sup", "small", "code", "cite", "abbr", "mark"].map(plain),
  ["ol", ["start"]],
  ["a", ["href"]],
  ["img", ["src", "alt", "width", "height"]],
  ["video", ["src", "poster", "controls"]],
  ["audio", ["src", "controls"]],
  ["td", ["colSpan", "rowSpan"]],
  ["th", ["colSpan", "rowSpan", "scope"]],
]);

/** Elements that only appear within a line. */
const inline = setOf("span time picture");

const addresses = setOf("href src poster");
const empty = setOf("img br hr video audio td th");
const isBlock = /<(?:p|h\d|[uod]l|li|d[td]|blockquote|pre|fig\w+|table|t\w+|details|summary|hr|video|audio)\b/;

function plain(name: string): [string, readonly string[]] {
  return [name, []];
}

/** A set of names, written with spaces between them. */
export function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(" "));
}

/**
 * The text of a page as HTML that looks the same anywhere: the content of its document's `<main>`, which the renderer writes as XML,
 * without classes and with absolute URLs. Undefined if a project's own markup is not XML.
 */
export function articleText(document: string, address: string): string | undefined {
  const [main] = /<main[ >].*<\/main>/s.exec(document) ?? [];
  try {
    return main && contentOf(parseXml(main).root, address);
  } catch {
    return undefined;
  }
}

function contentOf(element: XmlElement | null, address: string, children = element?.children ?? []): string {
  const isBox = element !== null && !kept.has(element.name) && !inline.has(element.name);
  let before: string | undefined;
  let last = "";
  let html = "";
  for (const child of children) {
    if (isDay(child)) break;
    const name = child instanceof XmlElement ? child.name : undefined;
    const part =
      child instanceof XmlElement
        ? elementText(child, address)
        : child instanceof XmlText
          ? escapeMarkup(child.text)
          : "";
    if (part === "") continue;
    // Styles separate what is side by side: in a line, or in a box line by line.
    if (name && before && (name === "span" || before === "span"))
      html += isBox && !isBlock.test(last + part) ? "<br>" : " ";
    html += part;
    [before, last] = [name, part];
  }
  return html;
}

function elementText(element: XmlElement, address: string): string {
  const { name, attributes } = element;
  if (dropped.has(name) || isUnseen(element)) return "";
  const attributesKept = kept.get(name);
  const isNumbered = element.parent instanceof XmlElement && element.parent.name === "ol";
  const number = isNumbered ? shownNumber(element.children[0]) : undefined;
  if (number !== undefined)
    return `<li value="${number}">${contentOf(element, address, element.children.slice(1))}</li>`;
  const content = name === "pre" ? `<code>${escapeMarkup(element.text)}</code>` : contentOf(element, address);
  if (content === "" && !empty.has(name)) return "";
  if (!attributesKept) {
    return inline.has(name) || isBlock.test(content) ? content : `<p>${content}</p>`;
  }
  const tag = name + attributesKept.flatMap((key) => attributeOf(key, attributes[key], address)).join("");
  return /^(?:img|br|hr)$/.test(name) ? `<${tag}>` : `<${tag}>${content}</${name}>`;
}

/** The number that an entry of a list shows itself, in its first part: lists elsewhere show it before that. */
export function shownNumber(first: XmlNode | undefined): string | undefined {
  return /^\D*(\d+)$/.exec(first instanceof XmlElement && first.name === "span" ? first.text : "")?.[1];
}

/** Hidden elements, and those for eyes alone. Text for screen readers stays: an article elsewhere has no drawings either. */
function isUnseen({ attributes }: XmlElement): boolean {
  return attributes["hidden"] !== undefined || attributes["aria-hidden"] === "true";
}

/** Where the day, authors and tags of an article begin, which a feed gives separately. The time and place of an event come before. */
function isDay(node: XmlNode): boolean {
  const line = node instanceof XmlElement && node.name === "time" ? node.parent : undefined;
  return (
    line instanceof XmlElement &&
    line.name === "div" &&
    line.parent instanceof XmlElement &&
    line.parent.name === "main"
  );
}

function attributeOf(key: string, value: string | undefined, address: string): string[] {
  if (value === undefined) return [];
  if (!addresses.has(key)) return [` ${key.toLowerCase()}="${escapeMarkup(value)}"`];
  return URL.canParse(value, address) ? [` ${key}="${escapeMarkup(new URL(value, address).href)}"`] : [];
}
