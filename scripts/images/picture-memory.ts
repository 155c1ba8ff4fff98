import { lstatSync } from "node:fs";
import { join } from "node:path";
import { sourceVersion } from "../cache/source-version.ts";
import { inspectPicture, type PictureFacts } from "../content/pictures/inspect-picture.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";
import { assetAt } from "../content/read/content-path.ts";

/** The facts about an asset that was inspected. */
export interface KnownPicture {
  readonly version: string;
  readonly facts: PictureFacts;
}

/** Creates an inspector of pictures, which reads a picture again only if its file has changed. `known` holds earlier facts by address. */
export function createPictureMemory(
  folder: string,
  known: Iterable<readonly [address: string, picture: KnownPicture]> = [],
) {
  const pictures = new Map(known);
  const readAsset = createAssetReader(folder);
  return {
    inspect(address: string): PictureFacts | undefined {
      const version = versionOf(folder, address);
      const before = pictures.get(address);
      if (version && before?.version === version) return before.facts;
      const bytes = version === undefined ? undefined : readAsset(address);
      const facts = bytes && inspectPicture(bytes);
      if (version !== undefined && facts) pictures.set(address, { version, facts });
      else pictures.delete(address);
      return facts;
    },
    get: (address: string) => pictures.get(address),
    /** The address of an inspected asset whose facts match. */
    find: (matches: (facts: PictureFacts) => boolean) => [...pictures].find(([, { facts }]) => matches(facts))?.[0],
  };
}

export type PictureMemory = ReturnType<typeof createPictureMemory>;

function versionOf(folder: string, address: string): string | undefined {
  const path = assetAt(address);
  const stats = path === undefined ? undefined : lstatSync(join(folder, path), { throwIfNoEntry: false });
  return stats && sourceVersion(stats, Date.now());
}
