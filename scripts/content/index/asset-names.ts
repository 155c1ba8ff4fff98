import type { ValuePath } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import type { ContentFormat } from "../formats/content-format.ts";
import { decodeAsset } from "../read/asset-address.ts";
import type { Excerpt } from "../yaml/content-file.ts";
import type { ContentIndex, IndexedFile } from "./content-index.ts";

/** A reference to an asset: a value, or a link in a text. */
export interface AssetName {
  readonly file: IndexedFile;
  readonly path: ValuePath;
  readonly href: string;
  /** The decoded address of the asset, as far as it can be one. */
  readonly address: string | undefined;
  readonly excerpt?: Excerpt | undefined;
  /** The kind of file required at this place, if any. */
  readonly use?: ContentFormat["asset"];
}

export function assetNames({ references, links }: Pick<ContentIndex, "references" | "links">): AssetName[] {
  const values = references.flatMap(({ format, value, file, path }) => {
    const { asset, namesAsset } = findFormat(format) ?? {};
    return asset || namesAsset?.(value) ? [{ file, path, href: value, address: decodeAsset(value), use: asset }] : [];
  });
  const linked = links.flatMap(({ file, path, href, excerpt, target }) =>
    target?.kind === "asset" ? [{ file, path, href, excerpt, address: decodeAsset(target.asset) }] : [],
  );
  return [...values, ...linked];
}

/**
 * The decoded addresses of the assets that nothing in the content refers to. Files for programs, below `/.well-known/`, are used from
 * outside.
 */
export function unusedAssets({ assets, references, links }: ContentIndex): readonly string[] {
  const named = [...references.map(({ value }) => value), ...links.map(({ href }) => href)];
  const used = new Set(named.filter((text) => text.startsWith("/assets/")).map(decodeAsset));
  return [...assets].filter((address) => address.startsWith("/assets/") && !used.has(address));
}
