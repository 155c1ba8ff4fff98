import { createRequire } from "node:module";
import type { XmlElement } from "@rgrove/parse-xml";

/** Elements that run something, or show a page of somebody else's. */
const foreign = new Set(["script", "foreignObject", "iframe", "embed", "object", "handler", "listener"]);

/** Attributes whose value is an address, or leads those of others elsewhere. */
const addresses = new Set(["href", "src", "ping", "base"]);

/** The most octaves of noise: browsers hang with very many, and nobody sees more than these. */
const mostOctaves = 10;

/**
 * The forbidden part of an SVG, in words for a report: a script, a handler of events, an address of another place; undefined
 * where it has nothing such, and no `root` where it is no XML. As a picture it could do nothing with them, but opened by itself it is a page of the site.
 */
export function findSvgDanger(bytes: Uint8Array, root: XmlElement | undefined): string | undefined {
  const text = Buffer.from(bytes).toString("utf8");
  if (/<!ENTITY/i.test(text)) return "a definition of entities";
  if (/<\?xml-stylesheet/i.test(text)) return "a style sheet of its own";
  return root && dangerIn(root);
}

function dangerIn(element: XmlElement): string | undefined {
  if (foreign.has(localName(element.name))) return `the element <${element.name}>`;
  for (const [name, value] of Object.entries(element.attributes)) {
    if (/^xmlns(?::|$)/.test(name) && value === "http://www.w3.org/1999/xhtml") return "elements of a page";
    if (/^on/i.test(name)) return `the handler of events ${name}`;
    if (addresses.has(localName(name)) && !isOwn(value)) return `the address "${value.slice(0, 80)}"`;
    if (name === "attributeName" && isWatched(localName(value.trim())))
      return `an animation of "${value.slice(0, 80)}"`;
    if (name === "numOctaves" && Number.parseFloat(value) > mostOctaves) return "noise without end";
    const danger = dangerInStyle(withoutEscapes(value));
    if (danger !== undefined) return danger;
  }
  for (const child of element.children) {
    // The cast is safe: the type says so.
    const danger = child.type === "element" ? dangerIn(child as XmlElement) : undefined;
    if (danger !== undefined) return danger;
  }
  const styles = localName(element.name) === "style" ? withoutEscapes(element.text) : "";
  if (/@import/i.test(styles)) return "a style that imports another";
  return dangerInStyle(styles);
}

function dangerInStyle(style: string): string | undefined {
  if (!style.includes("(")) return undefined;
  // They take addresses without `url()`, and no drawing needs them.
  const [, name] = /\b(image-set|src)\(/i.exec(style) ?? [];
  if (name !== undefined) return `the function ${name}()`;
  const address = foreignAddress(style);
  return address === undefined ? undefined : `the address "${address}"`;
}

/** Attributes that an animation could write, after they have been looked at. */
function isWatched(name: string): boolean {
  return addresses.has(name) || /^on/i.test(name);
}

function isOwn(address: string): boolean {
  return /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif)[;,])/i.test(address) || address.trim() === "";
}

function foreignAddress(style: string): string | undefined {
  for (const [, address = ""] of style.matchAll(/url\(\s*["']?([^"')]*)/gi)) {
    if (!isOwn(address)) return address.slice(0, 80);
  }
  return undefined;
}

/** A name without the prefix of its namespace, which may be any. */
function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** A style with its escapes as the signs that they stand for: `@\69mport` imports too. */
function withoutEscapes(style: string): string {
  return style.replaceAll(/\\(?:([0-9a-f]{1,6})[ \t\r\n\f]?|([^\r\n\f]))/gi, (_, hex?: string, sign = "") =>
    hex === undefined ? sign : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The root of an SVG; undefined where the bytes are no XML without mistakes, which alone browsers show. */
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
