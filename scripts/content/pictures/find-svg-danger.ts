import { createRequire } from "node:module";
import { unescape } from "node:querystring";
import type { XmlElement } from "@rgrove/parse-xml";

/** Elements that run code, or embed other pages. */
const foreign = new Set(["script", "foreignObject", "iframe", "embed", "object", "handler", "listener"]);

/** Attributes whose value is an address, or changes where others lead. */
const addresses = new Set(["href", "src", "ping", "base"]);

/** The most octaves of noise: browsers hang with very many, and more make no visible difference. */
const mostOctaves = 10;

/** The most copied elements, counted once for every copy around them: ten times as many take a browser 15 seconds. */
const mostCopied = 200_000;

/**
 * The forbidden part of an SVG, in words for a report: a script, an event handler, an external address; undefined if there
 * is none. `root` is undefined if it is not XML. In a picture they are harmless, but opened on its own it is a page of the site.
 */
export function findSvgDanger(bytes: Uint8Array, root: XmlElement | undefined): string | undefined {
  const text = Buffer.from(bytes).toString("utf8");
  if (/<!ENTITY/i.test(text)) return "an entity definition";
  if (/<\?xml-stylesheet/i.test(text)) return "an external style sheet";
  return root && (dangerIn(root) ?? (isEndless(root) ? "endless copies of copies" : undefined));
}

/** Whether copies are circular, or far too many: those of `use`, and the patterns, masks and clips that an element refers to. */
function isEndless(root: XmlElement): boolean {
  const byId = new Map<string, XmlElement>();
  const copies = new Map<XmlElement, readonly string[]>();
  const collect = (element: XmlElement) => {
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    const ids = copiesIn(element);
    if (ids.length > 0) copies.set(element, ids);
    childrenOf(element).forEach(collect);
  };
  collect(root);
  let copied = 0;
  const isTooMuch = (element: XmlElement, around: readonly XmlElement[]): boolean => {
    copied += around.length;
    if (copied > mostCopied) return true;
    for (const id of copies.get(element) ?? []) {
      const copy = byId.get(id);
      // Browsers draw nothing for a copy of itself.
      if (!copy || copy === around.at(-1)) continue;
      if (around.includes(copy) || isTooMuch(copy, [...around, copy])) return true;
    }
    return childrenOf(element).some((child) => isTooMuch(child, around));
  };
  return copies.size > 0 && isTooMuch(root, []);
}

/** The ids of the elements that are drawn as part of an element. */
function copiesIn({ name, attributes }: XmlElement): string[] {
  const copies = /^(?:use|feImage)$/.test(localName(name));
  return Object.entries(attributes).flatMap(([key, value]) => {
    if (localName(key) === "href") return copies ? [unescape(value.trim().slice(1))] : [];
    if (!value.includes("(")) return [];
    return [...withoutEscapes(value).matchAll(/url\(\s*["']?#([^"')]*)/gi)].map(([, id = ""]) => unescape(id.trim()));
  });
}

function dangerIn(element: XmlElement): string | undefined {
  if (foreign.has(localName(element.name))) return `the element <${element.name}>`;
  for (const [name, value] of Object.entries(element.attributes)) {
    if (/^xmlns(?::|$)/.test(name) && value === "http://www.w3.org/1999/xhtml") return "HTML elements";
    if (/^on/i.test(name)) return `the event handler ${name}`;
    if (addresses.has(localName(name)) && !isOwn(value)) return `the address "${value.slice(0, 80)}"`;
    if (name === "attributeName" && isWatched(localName(value.trim())))
      return `an animation of "${value.slice(0, 80)}"`;
    if (name === "numOctaves" && Number.parseFloat(value) > mostOctaves) return "noise with too many octaves";
    const danger = dangerInStyle(withoutEscapes(value));
    if (danger !== undefined) return danger;
  }
  for (const child of childrenOf(element)) {
    const danger = dangerIn(child);
    if (danger !== undefined) return danger;
  }
  const styles = localName(element.name) === "style" ? withoutEscapes(element.text) : "";
  if (/@import/i.test(styles)) return "a style sheet with @import";
  return dangerInStyle(styles);
}

function childrenOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child): child is XmlElement => child.type === "element");
}

function dangerInStyle(style: string): string | undefined {
  if (!style.includes("(")) return undefined;
  // They accept addresses without `url()`, and drawings do not need them.
  const [, name] = /\b(image-set|src)\(/i.exec(style) ?? [];
  if (name !== undefined) return `the function ${name}()`;
  const named = Array.from(style.matchAll(/url\(\s*["']?([^"')]*)/gi), ([, address = ""]) => address);
  const foreign = named.find((address) => !isOwn(address));
  return foreign === undefined ? undefined : `the address "${foreign.slice(0, 80)}"`;
}

/** Attributes that an animation could change after they have been checked. */
function isWatched(name: string): boolean {
  return addresses.has(name) || /^on/i.test(name);
}

function isOwn(address: string): boolean {
  return /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif)[;,])/i.test(address) || address.trim() === "";
}

/** A name without its namespace prefix, which can be anything. */
function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** A style with its escapes decoded: `@\69mport` imports too. */
function withoutEscapes(style: string): string {
  return style.replaceAll(/\\(?:([0-9a-f]{1,6})[ \t\r\n\f]?|([^\r\n\f]))/gi, (_, hex?: string, sign = "") =>
    hex === undefined ? sign : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The root of an SVG; undefined if it is not well-formed XML, which browsers require. */
export function parseSvg(bytes: Uint8Array): XmlElement | undefined {
  // Loaded when a site first has such a picture: most commands do not need the package.
  const { parseXml } = createRequire(import.meta.url)("@rgrove/parse-xml") as typeof import("@rgrove/parse-xml");
  try {
    const { root } = parseXml(Buffer.from(bytes).toString("utf8"), { ignoreUndefinedEntities: true });
    return root?.name === "svg" ? root : undefined;
  } catch {
    return undefined;
  }
}
