import { closeSync } from "node:fs";
import { assetAddress } from "../content/read/content-path.ts";
import { openAsset } from "../content/read/open-regular-file.ts";
import type { KnownFiles, SavedFile } from "../publish/known-files.ts";
import type { ScannedFile } from "./scan-content.ts";

/** Copies the assets that are not as the last build left them; undefined where one changes meanwhile or cannot be read. */
export function copyAssets(
  pages: string,
  assets: readonly ScannedFile[],
  known: KnownFiles,
): readonly SavedFile[] | undefined {
  const copied: SavedFile[] = [];
  for (const { path, version } of assets) {
    const target = assetAddress(path).slice(1);
    const file = known.find(target, version) ?? copyAsset(known, { pages, path, version, target });
    if (!file) return undefined;
    copied.push(file);
  }
  return copied;
}

interface AssetToCopy extends ScannedFile {
  readonly pages: string;
  readonly target: string;
}

function copyAsset(known: KnownFiles, { pages, path, version, target }: AssetToCopy): SavedFile | undefined {
  const asset = openAsset(pages, path);
  if ("kind" in asset) return undefined;
  try {
    return known.copy(target, version, asset);
  } finally {
    closeSync(asset.descriptor);
  }
}
