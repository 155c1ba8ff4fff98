import { decodeAsset } from "../read/asset-address.ts";
import type { ContentIndex } from "./content-index.ts";

/**
 * The decoded addresses of the assets that nothing in the content names. Files for programs, below `/.well-known/`, are used from
 * outside.
 */
export function unusedAssets({ assets, references, links }: ContentIndex): readonly string[] {
  const named = [...references.map(({ value }) => value), ...links.map(({ href }) => href)];
  const used = new Set(named.filter((text) => text.startsWith("/assets/")).map(decodeAsset));
  return [...assets].filter((address) => address.startsWith("/assets/") && !used.has(address));
}
