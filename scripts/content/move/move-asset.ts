import { assetNames } from "../index/asset-names.ts";
import type { ContentIndex } from "../index/content-index.ts";
import { encodeAsset } from "../read/asset-address.ts";
import type { RawContent, SourceFile } from "../read/read-content.ts";
import { relink } from "./relink.ts";

/** The changes that come with moving an asset. Nothing is written yet. */
export interface AssetMove {
  readonly raw: RawContent;
  /** The files that name it, with its new address. */
  readonly changed: readonly SourceFile[];
  readonly links: number;
}

/** Moves an asset of content without mistakes, by its decoded addresses: every place that names it names the new one, and nothing else changes. */
export function moveAsset(raw: RawContent, index: ContentIndex, { from, to }: { from: string; to: string }): AssetMove {
  const names = assetNames(index).filter(({ address }) => address === from);
  const addresses = names.map((name) => ({ ...name, suggestion: encodeAsset(to) }));
  const sources = raw.sources.map((source) => relink(source, addresses, "missing-asset"));
  const { readAsset } = raw;
  return {
    raw: {
      ...raw,
      sources,
      assets: raw.assets.map((asset) => (asset === from ? to : asset)),
      ...(readAsset ? { readAsset: (asset, most) => readAsset(asset === to ? from : asset, most) } : {}),
    },
    changed: sources.filter((source, at) => source !== raw.sources[at]),
    links: names.length,
  };
}
