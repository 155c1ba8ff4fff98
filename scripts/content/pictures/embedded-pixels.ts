import { createRequire } from "node:module";
import type { XmlElement } from "@rgrove/parse-xml";
import { costsOf, localName } from "./svg-costs.ts";
import { withoutEscapes } from "./without-escapes.ts";

/** The kinds of pictures that an SVG can have inside it. */
const embeddable = new Set(["png", "jpg", "webp", "avif", "gif"]);

const load = createRequire(import.meta.url);

/**
 * The pixels of all pictures inside an SVG, each as often as it is drawn; undefined where a head does not tell them.
 * Whoever draws the SVG decodes them, and a small file can claim any number.
 */
export function embeddedPixels(root: XmlElement): number | undefined {
  let isReadable = true;
  const pixels = costsOf(root, {
    layer: 0,
    element(element) {
      const all = addressesIn(element).map(pixelsOf);
      if (all.includes(undefined)) isReadable = false;
      return all.reduce((sum: number, one = 0) => sum + one, 0);
    },
  });
  return isReadable ? pixels : undefined;
}

/** The addresses in an element that hold a picture themselves. */
function addressesIn(element: XmlElement): string[] {
  const { name, attributes } = element;
  const whole = Object.entries(attributes).flatMap(([attribute, value]) =>
    /^(?:href|src)$/.test(localName(attribute)) && /^\s*data:/i.test(value) ? [value.trim()] : [],
  );
  const styles = [...Object.values(attributes), ...(localName(name) === "style" ? [element.text] : [])];
  const inStyles = styles.flatMap((style) => {
    if (!style.includes("(")) return [];
    const written = withoutEscapes(style).matchAll(/url\(\s*["']?(data:[^"')]*)/gi);
    return Array.from(written, ([, address = ""]) => address.trim());
  });
  return [...whole, ...inStyles];
}

/** The pixels of a picture that is its own address. */
function pixelsOf(address: string): number | undefined {
  const { imageSize } = load("image-size") as typeof import("image-size");
  const comma = address.indexOf(",");
  const content = address
    .slice(comma + 1)
    .replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const isBase64 = /;\s*base64\s*$/i.test(address.slice(0, comma));
  try {
    const { type = "", width, height } = imageSize(Buffer.from(content, isBase64 ? "base64" : "latin1"));
    return embeddable.has(type) && width * height > 0 ? width * height : undefined;
  } catch {
    // The package throws for what it does not know, and for a picture that ends within what tells the size.
    return undefined;
  }
}
