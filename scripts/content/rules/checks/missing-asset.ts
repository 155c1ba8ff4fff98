import { findFormat } from "../../formats/all-formats.ts";
import type { ContentIndex } from "../../index/content-index.ts";
import { decodeAsset, encodeAsset } from "../../read/asset-address.ts";
import { safeAssetName } from "../../read/asset-name.ts";
import { assetsFolder } from "../../read/content-path.ts";
import type { Words } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { advise, createSuggester } from "../words/suggest.ts";

/** Addresses of assets that are not in the assets folder. */
export const missingAsset: Check = {
  code: "missing-asset",
  scope: "site",
  meaning: `A page or the site file names a file of ${assetsFolder} that is not there. In its address, a space in the name of the file is %20.`,
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
  says: {
    message: 'There is no asset "/assets/pricelist.pdf".',
    hint: 'Write "/assets/price-list.pdf" instead.',
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
    const explain = createExplanation(content);
    const values = content.references
      .filter(({ format, value }) => findFormat(format)?.asset || (format === "share-image" && value.startsWith("/")))
      .map(({ file, path, value }) => ({ at: { file, path }, href: value }));
    const links = content.links.flatMap((link) =>
      link.target?.kind === "asset" ? [{ at: link, href: link.target.asset }] : [],
    );
    return [...values, ...links]
      .filter(({ href }) => !isThere(content, href))
      .map(({ at, href }) => ({ at, ...explain(href) }));
  },
};

function isThere(content: ContentIndex, href: string): boolean {
  const asset = decodeAsset(href);
  return asset !== undefined && content.assets.has(asset);
}

function createExplanation(content: ContentIndex): (href: string) => Words {
  const suggestAsset = createSuggester(() => content.assets);
  return (href) => {
    const asset = decodeAsset(href.replaceAll(/%2f/gi, "/")) ?? href;
    // Who does not encode a name means the file that is called so.
    const named = [asset, href].map((name) => `/assets/${name.replace(/^(?:\.?\/)?(?:_?assets\/)?/, "")}`);
    const known = named.find((name) => content.assets.has(name));
    const name = known ?? suggestAsset(asset);
    return {
      message: `There is no asset "${excerpt(href)}".`,
      ...(name === undefined ? adviseFile(safeAssetName(named[0] ?? asset)) : adviseAddress(known ?? asset, name)),
    };
  };
}

function adviseFile(asset: string): Pick<Words, "hint"> {
  return { hint: `Put the file into ${fileOf(asset)}, and write its address as "${encodeAsset(asset)}".` };
}

function adviseAddress(asset: string, name: string): Pick<Words, "hint" | "suggestion"> {
  const address = encodeAsset(name);
  const { hint, ...rest } = advise(asset, name, { whole: address });
  return { ...rest, hint: address === name ? hint : `${hint} It is the address of ${fileOf(name)}.` };
}

function fileOf(asset: string): string {
  return asset.replace(/^\/assets/, assetsFolder);
}
