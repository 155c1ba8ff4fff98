import type { AssetReader } from "../read/asset-reader.ts";
import { inspectPicture, type PictureFacts } from "./inspect-picture.ts";

/** The facts about an asset by its decoded address, such as `/assets/logo.svg`; undefined where it is no picture. */
export type PictureInspector = (address: string) => PictureFacts | undefined;

/** An inspector of assets that are read once each, as they are the first time. */
export function inspectOnce(readAsset: AssetReader): PictureInspector {
  const known = new Map<string, PictureFacts | undefined>();
  return (address) => {
    if (known.has(address)) return known.get(address);
    const bytes = readAsset(address);
    const facts = bytes && inspectPicture(bytes);
    known.set(address, facts);
    return facts;
  };
}
