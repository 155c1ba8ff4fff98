import { closeSync, readFileSync } from "node:fs";
import { assetAt } from "./content-path.ts";
import { openAsset } from "./open-asset.ts";

/** Reads an asset by its decoded address, such as `/assets/logo.svg`; undefined where it cannot be read. */
export type AssetReader = (address: string) => Uint8Array | undefined;

/** Creates a reader of the assets of a content folder. */
export function createAssetReader(folder: string): AssetReader {
  return (address) => {
    const path = assetAt(address);
    const file = path === undefined ? undefined : openAsset(folder, path);
    if (!file || "kind" in file) return undefined;
    try {
      return readFileSync(file.descriptor);
    } finally {
      closeSync(file.descriptor);
    }
  };
}
