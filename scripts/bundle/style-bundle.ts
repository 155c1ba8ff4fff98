import type { SiteContent } from "../../src/content.gen.ts";
import { ofPages } from "../../src/labels.ts";
import { createScriptStyle } from "../appearance/create-script-style.ts";
import { createSiteStyle } from "../appearance/create-site-style.ts";
import type { SiteTypefaces } from "../appearance/create-site-typefaces.ts";
import { pageGround } from "../appearance/page-ground.ts";
import { contentHash } from "../cache/content-hash.ts";
import { basePath } from "../content/read/base-path.ts";
import { assetsBelow, styleBelow } from "./assets-below.ts";
import type { Bundle } from "./bundle.ts";
import { withTypefaceLicences } from "./licences.ts";
import { bundleFolder } from "./run-bundler.ts";
import { weightOf } from "./weigh-page.ts";

/** The module with the words of the interface that pages need in the browser, in a language that has any of its own. */
function labelsFile({ labels, language }: SiteContent) {
  if (!labels) return [];
  const content = `export const labels=${JSON.stringify(ofPages(labels))};\n`;
  return [{ language, path: `${bundleFolder}/labels-${contentHash(content).slice(0, 8)}.js`, content }];
}

/** The bundle of a site: with the styles and the fonts that the site adds, and all addresses below the site's path. */
export function styleBundle(
  bundle: Bundle,
  sites: readonly [SiteContent, ...SiteContent[]],
  typefaces: SiteTypefaces,
): Bundle {
  const [{ theme, origin }] = sites;
  const labels = sites.flatMap(labelsFile);
  const base = basePath(origin);
  const { assets, styles, weights } = bundle;
  return {
    ...bundle,
    assets: assetsBelow(base, {
      ...assets,
      fonts: typefaces.preloads,
      ground: pageGround(theme),
      labels: Object.fromEntries(labels.map(({ language, path }) => [language, `/${path}`])),
    }),
    styles: {
      ...styles,
      site: styleBelow(base, typefaces.style) + createSiteStyle(theme) + styles.site,
      ofLanguages: Object.fromEntries(
        sites.map(({ language }) => [language, createScriptStyle(language, styles.rightToLeft)]),
      ),
      parts: styles.parts.map((part) => ({ ...part, ...(part.address ? { address: base + part.address } : {}) })),
    },
    weights: Object.fromEntries([
      ...Object.entries(weights).map(([address, weight]) => [base + address, weight]),
      ...labels.map(({ path, content }) => [`${base}/${path}`, weightOf(content)]),
    ]),
    files: withTypefaceLicences([...bundle.files, ...labels, ...typefaces.files]),
  };
}
