import { createRequire } from "node:module";
import type { XmlElement } from "@rgrove/parse-xml";

// Loaded when a site first has such a picture: most commands do not need the package.
const load = createRequire(import.meta.url);

/** The root of an SVG; undefined where the bytes are no XML without mistakes, which alone browsers show. */
export function parseSvg(bytes: Uint8Array): XmlElement | undefined {
  const { parseXml } = load("@rgrove/parse-xml") as typeof import("@rgrove/parse-xml");
  try {
    const { root } = parseXml(Buffer.from(bytes).toString("utf8"), { ignoreUndefinedEntities: true });
    return root?.name === "svg" ? root : undefined;
  } catch {
    return undefined;
  }
}
