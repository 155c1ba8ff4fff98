import type { XmlElement } from "@rgrove/parse-xml";
import { parseSvg } from "./parse-svg.ts";

/** Elements that run something, or show a page of somebody else's. */
const foreign = new Set(["script", "foreignObject", "iframe", "embed", "object", "handler", "listener"]);

/** Attributes whose value is an address. */
const addresses = new Set(["href", "xlink:href", "src"]);

/**
 * The forbidden part of an SVG, in words for a report: a script, a handler of events, an address of another place; undefined
 * where it has nothing such. As a picture it could do nothing with them, but opened by itself it is a page of the site.
 */
export function findSvgDanger(bytes: Uint8Array): string | undefined {
  if (/<!ENTITY/i.test(Buffer.from(bytes).toString("utf8"))) return "a definition of entities";
  const root = parseSvg(bytes);
  return root && dangerIn(root);
}

function dangerIn(element: XmlElement): string | undefined {
  if (foreign.has(element.name.replace(/^svg:/, ""))) return `the element <${element.name}>`;
  for (const [name, value] of Object.entries(element.attributes)) {
    if (/^on/i.test(name)) return `the handler of events ${name}`;
    if (addresses.has(name) && !isOwn(value)) return `the address "${value.slice(0, 80)}"`;
    const address = foreignAddress(value);
    if (address !== undefined) return `the address "${address}"`;
  }
  for (const child of element.children) {
    if (child.type === "element") {
      // The cast is safe: the type says so.
      const danger = dangerIn(child as XmlElement);
      if (danger !== undefined) return danger;
    }
  }
  const styles = element.name === "style" ? element.text : "";
  if (/@import/i.test(styles)) return "a style that imports another";
  const address = foreignAddress(styles);
  return address === undefined ? undefined : `the address "${address}"`;
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
