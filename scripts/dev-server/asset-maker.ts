import { decodeAsset } from "../content/read/asset-address.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";
import type { MakeFile } from "./serve-made-files.ts";

/** Reads the assets of a content folder, but only those that a build would copy. */
export function assetMaker(pages: string): MakeFile {
  const readAsset = createAssetReader(pages);
  return (path) => {
    const address = decodeAsset(path);
    return address === undefined ? undefined : readAsset(address);
  };
}
