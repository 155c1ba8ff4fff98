import { isRecord } from "../../diagnostic/is-record.ts";
import { assetNames } from "../../index/asset-names.ts";
import type { ContentIndex, IndexedFile } from "../../index/content-index.ts";
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
  isOneByWords: true,
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
    return assetNames(content)
      .filter(({ address }) => address === undefined || !content.assets.has(address))
      .filter(({ href }) => !mayBePublished(content.site, href))
      .map((name) => ({ at: name, ...explain(name.href, name.use) }));
  },
};

/** Whether an address may be that of a document which the build makes, and whose name cannot be read, or is wrong by itself. */
function mayBePublished(site: IndexedFile, href: string): boolean {
  if (!href.endsWith(".pdf")) return false;
  return !isRecord(site.data) || [...site.wrong].some((pointer) => /^\/documents(?:\/\d+(?:\/file)?)?$/.test(pointer));
}

function createExplanation(content: ContentIndex): (href: string, use: string | undefined) => Words {
  const suggestAsset = createSuggester(() => content.assets);
  return (href, use) => {
    const asset = decodeAsset(href.replaceAll(/%2f|\\/gi, "/")) ?? href;
    // Who does not encode a name means the file that is called so.
    const named = [asset, href].map((name) => `/assets/${name.replace(/^(?:\.?\/)?(?:_?assets\/)?/, "")}`);
    const known = named.find((name) => content.assets.has(name));
    const name = known ?? suggestAsset(asset);
    const akin = name === undefined ? sameStem(named[0] ?? asset, content.assets) : undefined;
    if (akin !== undefined) {
      return { message: `There is no asset "${excerpt(href)}".`, hint: `Did you mean "${encodeAsset(akin)}"?` };
    }
    if (name === undefined && /^(?:picture|image|icon)$/.test(use ?? "") && isDocument.test(asset)) {
      return {
        message: `There is no asset "${excerpt(href)}", and no browser shows such a file as a picture.`,
        hint: "Export it as an SVG, PNG, WebP, AVIF or JPEG, and put that into _assets/; a document can be linked to.",
      };
    }
    if (name === undefined && use === "icon" && /\.(?:ico|icns|gif|jpe?g|webp)$/i.test(asset)) {
      return {
        message: `There is no asset "${excerpt(href)}", and an icon is an SVG or a PNG.`,
        hint: "Put an SVG or a PNG of 512 × 512 pixels into _assets/ and name that: favicon.ico is made from it.",
      };
    }
    return {
      message: `There is no asset "${excerpt(href)}".`,
      ...(name === undefined ? adviseFile(safeAssetName(named[0] ?? asset)) : adviseAddress(known ?? asset, name)),
    };
  };
}

/** The endings of files that are no pictures, though a picture may be in them. */
const isDocument = /\.(?:pdf|docx?|pptx?|xlsx?|odt|odp|psd|ai|eps|indd|html?)$/i;

/** The file of the same kind, or else the captions, with the same name and another ending or in another folder, or else with a name of which one is the beginning of the other: undefined where several have it. */
function sameStem(asset: string, assets: ReadonlySet<string>): string | undefined {
  const stemOf = (name: string) =>
    name
      .replace(/^.*\//, "")
      .replace(/\.[^.]*$/, "")
      .toLowerCase();
  const kindOf = (name: string) => mediaKinds.find((pattern) => pattern.test(name));
  const stem = stemOf(asset);
  const alike = [...assets].filter((name) => kindOf(name) !== undefined && kindOf(name) === kindOf(asset));
  const begins = (a: string, b: string) => a.length >= shortestStem && b.startsWith(a);
  for (const isMeant of [
    (other: string) => other === stem,
    (other: string) => begins(stem, other) || begins(other, stem),
  ]) {
    const [only, another] = alike.filter((name) => isMeant(stemOf(name)));
    if (only !== undefined) return another === undefined ? only : undefined;
  }
  return undefined;
}

/** Shorter beginnings are alike by chance. */
const shortestStem = 4;

const mediaKinds = [
  /\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?|bmp)$/i,
  /\.(?:mp4|webm|mov|avi|m4v)$/i,
  /\.(?:vtt|srt)$/i,
  /\.(?:csv|tsv|xlsx?|ods)$/i,
];

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
