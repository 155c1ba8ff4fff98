import { createAssetReader } from "../content/read/asset-reader.ts";
import { assetAddress } from "../content/read/content-path.ts";
import type { KnownFiles, SavedFile } from "../publish/known-files.ts";
import type { ScannedFile } from "./scan-content.ts";

/** Copies the assets that differ from the last build; undefined if one can no longer be read. */
export function copyAssets(
  pages: string,
  assets: readonly ScannedFile[],
  known: KnownFiles,
): readonly SavedFile[] | undefined {
  const readAsset = createAssetReader(pages);
  const copied: SavedFile[] = [];
  for (const { path, version } of assets) {
    const address = assetAddress(path);
    const target = address.slice(1);
    const same = known.find(target, version);
    const content = same ? undefined : readAsset(address);
    if (!same && !content) return undefined;
    copied.push(same ?? known.write(target, version, content ?? ""));
  }
  return copied;
}
