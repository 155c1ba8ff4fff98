import type { XmlElement } from "@rgrove/parse-xml";
import { parseSvg } from "./parse-svg.ts";

/** Elements that run something, or show a page of somebody else's. */
const foreign = new Set(["script", "foreignObject", "iframe", "embed", "object", "handler", "listener"]);

/** Attributes whose value is an address. */
const addresses = new Set(["href", "src"]);

/** The most elements that are drawn, with the copies that `use` makes of others: copies of copies can be as many as one likes. */
const mostDrawn = 200_000;

/** The most layers that are drawn for masks, clipping paths and filters, each as large as the picture. */
const mostLayers = 2000;

const layers = new Set(["mask", "clipPath", "filter"]);

/** The most octaves of noise: each is drawn for itself, and nobody sees more than these. */
const mostOctaves = 10;

/** So many copies stand inside each other in no drawing. */
const mostLevels = 100;

/**
 * The forbidden part of an SVG, in words for a report: a script, a handler of events, an address of another place; undefined
 * where it has nothing such. As a picture it could do nothing with them, but opened by itself it is a page of the site.
 */
export function findSvgDanger(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes).toString("utf8");
  if (/<!ENTITY/i.test(text)) return "a definition of entities";
  if (/<\?xml-stylesheet/i.test(text)) return "a style sheet of its own";
  const root = parseSvg(bytes);
  if (!root) return undefined;
  const danger = dangerIn(root);
  if (danger !== undefined) return danger;
  if (costsOf(root, { element: 1, layer: 0 }) > mostDrawn) return "copies of copies without end";
  return costsOf(root, { element: 0, layer: 1 }) > mostLayers ? "masks inside masks without end" : undefined;
}

/** A name without the prefix of its namespace, which may be any. */
function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function elementsIn({ children }: XmlElement): XmlElement[] {
  // The cast is safe: the type says so.
  return children.filter(({ type }) => type === "element") as XmlElement[];
}

/** What a drawing costs: each element of it, and each layer that a mask, a clipping path or a filter makes. */
interface Costs {
  readonly element: number;
  readonly layer: number;
}

/** The costs of a drawing, each copy counted; infinite where copies stand too deep inside each other. */
function costsOf(root: XmlElement, costs: Costs): number {
  const byId = new Map<string, XmlElement>();
  const collect = (element: XmlElement) => {
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    for (const child of elementsIn(element)) collect(child);
  };
  collect(root);
  const known = new Map<XmlElement, number>();
  const count = (element: XmlElement, level: number): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (level > mostLevels) return Number.POSITIVE_INFINITY;
    // A copy inside itself is drawn nowhere.
    known.set(element, 0);
    const copied = [copiedBy(element), ...(costs.layer > 0 ? layersOf(element) : [])].flatMap(
      (id) => byId.get(id ?? "") ?? [],
    );
    const inside = elementsIn(element).reduce((sum, child) => sum + count(child, level), costs.element);
    const all = copied.reduce(
      (sum, target) => sum + (layers.has(localName(target.name)) ? costs.layer : 0) + count(target, level + 1),
      inside,
    );
    known.set(element, all);
    return all;
  };
  return count(root, 0);
}

/** The id of the element that an element copies. */
function copiedBy({ name, attributes }: XmlElement): string | undefined {
  if (localName(name) !== "use") return undefined;
  const [, address] = Object.entries(attributes).find(([attribute]) => localName(attribute) === "href") ?? [];
  return address?.trim().slice(1);
}

/** The ids that the attributes of an element refer to. */
function layersOf({ attributes }: XmlElement): string[] {
  return Object.values(attributes).flatMap((value) =>
    value.includes("url(") ? [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, id = ""]) => id) : [],
  );
}

function dangerIn(element: XmlElement): string | undefined {
  if (foreign.has(localName(element.name))) return `the element <${element.name}>`;
  for (const [name, value] of Object.entries(element.attributes)) {
    if (/^xmlns(?::|$)/.test(name) && value === "http://www.w3.org/1999/xhtml") return "elements of a page";
    if (/^on/i.test(name)) return `the handler of events ${name}`;
    if (addresses.has(localName(name)) && !isOwn(value)) return `the address "${value.slice(0, 80)}"`;
    if (name === "numOctaves" && Number.parseFloat(value) > mostOctaves) return "noise without end";
    const address = foreignAddress(withoutEscapes(value));
    if (address !== undefined) return `the address "${address}"`;
  }
  for (const child of elementsIn(element)) {
    const danger = dangerIn(child);
    if (danger !== undefined) return danger;
  }
  const styles = localName(element.name) === "style" ? withoutEscapes(element.text) : "";
  if (/@import/i.test(styles)) return "a style that imports another";
  const address = foreignAddress(styles);
  return address === undefined ? undefined : `the address "${address}"`;
}

/** A style with its escapes as the signs that they stand for: `@\69mport` imports too. */
function withoutEscapes(style: string): string {
  return style.replaceAll(/\\(?:([0-9a-f]{1,6})[ \t\r\n\f]?|([^\r\n\f]))/gi, (_, hex?: string, sign = "") =>
    hex === undefined ? sign : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Whether an address is that of a part of the same picture, or of a picture inside it. */
function isOwn(address: string): boolean {
  return /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif)[;,])/i.test(address) || address.trim() === "";
}

/** The first address in a style that is not one of the same picture. */
function foreignAddress(style: string): string | undefined {
  for (const [, address = ""] of style.matchAll(/url\(\s*["']?([^"')]*)/gi)) {
    if (!isOwn(address)) return address.slice(0, 80);
  }
  return undefined;
}
