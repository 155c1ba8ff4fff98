import type { SiteContent } from "../../src/content.gen.ts";
import { createSiteStyle } from "../appearance/create-site-style.ts";
import type { SiteTypefaces } from "../appearance/create-site-typefaces.ts";
import { pageGround } from "../appearance/page-ground.ts";
import { basePath } from "../content/read/base-path.ts";
import { assetsBelow, styleBelow } from "./assets-below.ts";
import type { Bundle } from "./bundle.ts";
import { createTokenPruner } from "./needed-tokens.ts";
import { partAddress, type SiteStyles } from "./page-styles.ts";
import { shortenTokens } from "./short-token-names.ts";

/** The bundle of a site: with the styles and the fonts that the site adds, and all addresses below the site's path. */
export function styleBundle(bundle: Bundle, { theme, origin }: SiteContent, typefaces: SiteTypefaces): Bundle {
  const base = basePath(origin);
  const { assets, styles, weights } = bundle;
  const own = shortenTokens(styleBelow(base, typefaces.style) + createSiteStyle(theme), styles.tokens);
  const site = own + styles.site;
  const parts = partsWithTokens({ ...styles, site });
  return {
    ...bundle,
    assets: assetsBelow(base, { ...assets, fonts: typefaces.preloads, ground: pageGround(theme) }),
    styles: {
      ...styles,
      site,
      parts: parts.map(({ part, address }) => ({ ...part, address: base + address })),
    },
    weights: Object.fromEntries(Object.entries(weights).map(([address, weight]) => [base + address, weight])),
    files: [
      ...bundle.files,
      ...parts.map(({ address, content }) => ({ path: address.slice(1), content })),
      ...typefaces.files,
    ],
  };
}

/** The parts as files: a page from which one navigates may lack the custom properties that only the part needs. */
function partsWithTokens({ site, base, parts }: SiteStyles) {
  const pruner = createTokenPruner(site);
  const known = pruner.neededBy(base);
  return parts.map((part) => {
    const names = [...pruner.neededBy(part.text)].filter((name) => !known.has(name));
    const content = pruner.rulesOf(new Set(names)) + part.text;
    return { part, address: partAddress(part.address, content), content };
  });
}
