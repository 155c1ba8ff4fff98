import type { SiteContent } from "../../src/content.gen.ts";
import { createSiteStyle } from "../appearance/create-site-style.ts";
import type { SiteTypefaces } from "../appearance/create-site-typefaces.ts";
import { pageGround } from "../appearance/page-ground.ts";
import { basePath } from "../content/read/base-path.ts";
import { assetsBelow, styleBelow } from "./assets-below.ts";
import type { Bundle } from "./bundle.ts";
import { withTypefaceLicences } from "./licences.ts";
import { createTokenPruner } from "./needed-tokens.ts";
import { byAddress, type SiteStyles, styleAddress } from "./page-styles.ts";
import { settleTokens, shortenTokens } from "./site-tokens.ts";

/** The bundle of a site: with the styles and the fonts that the site adds, and all addresses below the site's path. */
export function styleBundle(bundle: Bundle, { theme, origin }: SiteContent, typefaces: SiteTypefaces): Bundle {
  const base = basePath(origin);
  const { assets, weights } = bundle;
  const own = shortenTokens(styleBelow(base, typefaces.style) + createSiteStyle(theme), bundle.styles.tokens);
  const styles = settleTokens({ ...bundle.styles, site: own + bundle.styles.site });
  const files = styleFiles(styles);
  const addresses = new Map<string | undefined, string>(files.map(({ name, address }) => [name, base + address]));
  return {
    ...bundle,
    assets: assetsBelow(base, { ...assets, fonts: typefaces.preloads, ground: pageGround(theme) }),
    styles: {
      ...styles,
      parts: styles.parts.map(({ prefix, text, address }) => ({ prefix, text, address: addresses.get(address) })),
    },
    weights: Object.fromEntries(Object.entries(weights).map(([address, weight]) => [base + address, weight])),
    files: withTypefaceLicences([
      ...bundle.files,
      ...files.map(({ address, content }) => ({ path: address.slice(1), content })),
      ...typefaces.files,
    ]),
  };
}

/** The files of parts: a page from which one navigates may lack the custom properties that only they need. */
function styleFiles({ site, base, parts }: SiteStyles) {
  const pruner = createTokenPruner(site);
  const known = pruner.neededBy(base);
  return Array.from(byAddress(parts), ([name, some]) => {
    const text = some.map((part) => part.text).join("");
    const names = [...pruner.neededBy(text)].filter((token) => !known.has(token));
    const content = pruner.rulesOf(new Set(names)) + text;
    return { name, address: styleAddress(name, content), content };
  });
}
