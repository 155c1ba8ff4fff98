import { posix } from "node:path";
import { isRecord } from "../../diagnostic/path.ts";
import { assetNames } from "../../index/asset-names.ts";
import { videoSource } from "../../formats/embed-formats.ts";
import type { ContentIndex, IndexedFile } from "../../index/content-index.ts";
import { decodeAsset, encodeAsset } from "../../read/asset-address.ts";
import { assetsFolder } from "../../read/content-path.ts";
import { safeAssetName } from "../../read/file-name.ts";
import { withDescription } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { type Advice, adviseLink, createSuggester } from "../toolkit/suggest.ts";
import { excerpt } from "../toolkit/wording.ts";

export const missingAsset: Check = {
  code: "missing-asset",
  scope: "site",
  meaning: `A page or the site file refers to a file in ${assetsFolder} that does not exist. In its address, a space in the file name is %20.`,
  bad: {
    "_assets/price-list.pdf": "",
    "index.yaml": withDescription("Read the [price list](«/assets/pricelist.pdf»)."),
  },
  good: {
    "_assets/price-list.pdf": "",
    "index.yaml": withDescription("Read the [price list](/assets/price-list.pdf)."),
  },
  check(content: ContentIndex) {
    const { assets, site } = content;
    const nearest = createSuggester(() => assets);
    const adviseFor = (href: string, { source: { text } }: IndexedFile) => {
      const asset = decodeAsset(href.replaceAll(/%2f|\\/gi, "/")) ?? href;
      // An unencoded name means the file with that name.
      const named = [asset, href].map((name) => `/assets/${name.replace(/^(?:\.?\/)?(?:_?assets\/)?/, "")}`);
      const isElsewhere = /^https?:/i.test(href);
      const video = videoSource(href);
      if (isElsewhere && video !== undefined)
        return {
          hint: `Films here come from /assets. Show this one in a block of its own, of type "embed", with source: ${video}.`,
        };
      if (/^\/assets\/.*[;|,\s]\s*\/assets\//.test(href))
        return { hint: "Write the address of one file: there is no place here for several." };
      const known = isElsewhere ? undefined : named.find((name) => assets.has(name));
      if (known !== undefined) return adviseExisting(known, known, text);
      const near = nearest(asset) ?? sameName(asset, assets);
      const own = near?.replace(/^\/assets/, assetsFolder);
      if (own !== undefined && isElsewhere)
        return { hint: `Put the file into ${assetsFolder} under a different name, unless it is ${own}.` };
      // Using the same letters in the address would only work until someone else checks the file out.
      if (own !== undefined && asset.normalize() === near) {
        const address = encodeAsset(near);
        const why = "the accents in this address are separate characters, as macOS writes them";
        return { hint: `Write "${address}" instead: ${why}.`, suggestion: address };
      }
      if (own !== undefined && asset.normalize() === near?.normalize())
        return {
          hint: `Rename ${own}: the accents in its name are separate characters, as macOS writes them. Type the name again.`,
        };
      if (near !== undefined) return adviseExisting(asset, near, text);
      const name = isElsewhere ? `/assets/${posix.basename(decodeAsset(href.replace(/[?#].*/, "")) ?? "")}` : named[0];
      return { hint: adviseName("Save the file as", name ?? asset) };
    };
    return assetNames(content)
      .filter(({ address }) => address === undefined || !assets.has(address))
      .filter(({ href }) => !mayBePublished(site, href))
      .map((name) => ({
        at: name,
        message: `There is no asset "${excerpt(name.href)}".`,
        // For an address with the origin of the site, only the part after the origin.
        ...adviseFor(/^https?:/i.test(name.href) ? (name.address ?? name.href) : name.href, name.file),
      }));
  },
};

/** Suggests the address of an asset, unless that must get another name first. */
function adviseExisting(word: string, asset: string, text: string): Advice {
  if (safeAssetName(asset) !== asset) return { hint: adviseName("Rename the file to", asset) };
  return adviseLink(word, asset, { whole: encodeAsset(asset), text, isPage: false });
}

/** What to do with a file so that links can lead to it. */
export function adviseName(act: "Save the file as" | "Rename the file to", asset: string): string {
  const safe = safeAssetName(asset);
  const address = encodeAsset(safe);
  return `${act} ${safe.replace(/^\/assets/, assetsFolder)}, and write its address as "${address}".`;
}

/** Whether an address may be that of a document that the build creates, whose name cannot be read or is wrong. */
function mayBePublished(site: IndexedFile, href: string): boolean {
  if (!href.endsWith(".pdf")) return false;
  return !isRecord(site.data) || [...site.wrong].some((pointer) => /^\/documents(?:\/\d+(?:\/file)?)?$/.test(pointer));
}

/** The only asset with the same name in another folder, or otherwise with another extension. */
function sameName(asset: string, assets: ReadonlySet<string>): string | undefined {
  const sameFile = [...assets].filter((one) => posix.basename(one) === posix.basename(asset));
  if (sameFile.length === 1) return sameFile[0];
  const nameOf = (address: string) => posix.parse(address).name.toLowerCase();
  const [only, another] = [...assets].filter((one) => nameOf(one) === nameOf(asset));
  return another === undefined ? only : undefined;
}
