import { assetAt } from "./content-path.ts";
import { readBytes } from "./read-bytes.ts";

/**
 * Reads an asset by its decoded address, such as `/assets/logo.svg`; undefined where it cannot be read. Who needs no more than so
 * many bytes of the start may get more.
 */
export type AssetReader = (address: string, bytes?: number) => Uint8Array | undefined;

export function createAssetReader(folder: string): AssetReader {
  return (address, bytes) => {
    const path = assetAt(address);
    const read = path === undefined ? undefined : readBytes(folder, path, bytes);
    return read instanceof Uint8Array ? read : undefined;
  };
}
