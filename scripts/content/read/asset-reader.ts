import { assetAt } from "./content-path.ts";
import { readBytes } from "./read-bytes.ts";

/**
 * Reads an asset by its decoded address, such as `/assets/logo.svg`; undefined if it cannot be read. With `bytes`, only that many bytes
 * are needed, but it may return more.
 */
export type AssetReader = (address: string, bytes?: number) => Uint8Array | undefined;

export function createAssetReader(folder: string): AssetReader {
  return (address, bytes) => {
    const path = assetAt(address);
    const read = path === undefined ? undefined : readBytes(folder, path, bytes);
    return read instanceof Uint8Array ? read : undefined;
  };
}
