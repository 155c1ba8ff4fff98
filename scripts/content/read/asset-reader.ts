import { closeSync, readFileSync, readSync } from "node:fs";
import { assetAt } from "./content-path.ts";
import { openAsset } from "./open-regular-file.ts";

/**
 * Reads an asset by its decoded address, such as `/assets/logo.svg`; undefined where it cannot be read. Who needs no more than so
 * many bytes of the start may get more.
 */
export type AssetReader = (address: string, bytes?: number) => Uint8Array | undefined;

export function createAssetReader(folder: string): AssetReader {
  return (address, bytes) => {
    const path = assetAt(address);
    const file = path === undefined ? undefined : openAsset(folder, path);
    if (!file || "kind" in file) return undefined;
    try {
      if (bytes === undefined) return readFileSync(file.descriptor);
      const start = Buffer.alloc(bytes);
      return start.subarray(0, readSync(file.descriptor, start));
    } finally {
      closeSync(file.descriptor);
    }
  };
}
