import type { SiteContent } from "../../src/content.gen.ts";
import { createScriptStyle } from "../appearance/create-script-style.ts";
import { createCodeStyle, createSiteStyle, mirroredStyle } from "../appearance/create-site-style.ts";
import type { SiteTypefaces } from "../appearance/create-site-typefaces.ts";
import { pageGround } from "../appearance/page-ground.ts";
import { basePath } from "../content/read/address-form.ts";
import { assetsBelow, styleBelow } from "./assets-below.ts";
import type { Bundle } from "./bundle.ts";
import { withTypefaceLicences } from "./licences.ts";

/** The bundle of a site: with the styles and fonts that the site adds, and all addresses below the site's path. */
export function styleBundle(
  bundle: Bundle,
  sites: readonly [SiteContent, ...SiteContent[]],
  typefaces: SiteTypefaces,
): Bundle {
  const [{ theme, origin }] = sites;
  const base = basePath(origin);
  const { assets, styles, weights } = bundle;
  const withCode = (text: string) =>
    (text.includes("var(--code-") ? createCodeStyle(theme) : "") + styleBelow(base, text);
  return {
    ...bundle,
    assets: assetsBelow(base, {
      ...assets,
      fonts: typefaces.preloads,
      ground: pageGround(theme),
    }),
    styles: {
      ...styles,
      site: styleBelow(base, typefaces.style) + createSiteStyle(theme) + styles.site,
      parts: styles.parts.map((part) => ({ ...part, text: withCode(part.text) })),
      last: withCode(styles.last),
      ofLanguages: Object.fromEntries(
        sites.map(({ language }) => [language, createScriptStyle(language, styles.rightToLeft + mirroredStyle(theme))]),
      ),
    },
    weights: Object.fromEntries(Object.entries(weights).map(([address, weight]) => [base + address, weight])),
    files: withTypefaceLicences([...bundle.files, ...typefaces.files]),
  };
}
