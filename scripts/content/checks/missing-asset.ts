import type { ContentIndex, Link } from "../content-index.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { Finding } from "../diagnostic-at.ts";
import { assetsFolder } from "../read-content.ts";
import { advise, createSuggester } from "../suggest.ts";
import type { Check } from "./check.ts";
import { diagnosticAtLink } from "./diagnostic-at-link.ts";

/** Addresses of assets that are not in the assets folder. */
export const missingAsset: Check = {
  code: "missing-asset",
  scope: "site",
  meaning: `A page or the site file names a file of ${assetsFolder} that is not there.`,
  bad: {
    "_assets/price-list.pdf": "",
    "index.yaml": `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: prose
    title: Prices
    body: Read the [price list](«/assets/pricelist.pdf»).
`,
  },
  good: {
    "_assets/price-list.pdf": "",
    "index.yaml": `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: prose
    title: Prices
    body: Read the [price list](/assets/price-list.pdf).
`,
  },
  check(content) {
    const explain = createFinding(content);
    const values = content.references
      .filter(({ format }) => format === "asset")
      .map(({ file, path, value }) => ({ file, path, href: value, target: undefined, excerpt: undefined }));
    const links = content.links.filter(({ target }) => target?.kind === "asset");
    return [...values, ...links]
      .filter(({ href }) => !content.assets.has(href))
      .map((link: Link): Diagnostic => diagnosticAtLink(link, explain(link.href)));
  },
};

function createFinding(content: ContentIndex): (asset: string) => Finding {
  const suggestAsset = createSuggester(() => content.assets);
  return (asset) => {
    const named = `/assets/${asset.replace(/^(?:\.?\/)?(?:_?assets\/)?/, "")}`;
    const isKnown = content.assets.has(named);
    const name = isKnown ? named : suggestAsset(asset);
    return {
      code: "missing-asset",
      message: `There is no asset "${asset}".`,
      ...(name
        ? advise(isKnown ? name : asset, name)
        : {
            hint: `Put the file into ${named.replace(/^\/assets/, assetsFolder)}, and write its address as "${named}".`,
          }),
    };
  };
}
