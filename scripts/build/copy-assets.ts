import { closeSync } from "node:fs";
import { assetAddress } from "../content/read/content-path.ts";
import { openAsset } from "../content/read/open-regular-file.ts";
import { createFileWriter, type FileWriter, isIntact, type WrittenFile } from "../publish/file-writer.ts";
import type { BuildContext } from "./build-context.ts";
import type { BuildPlan } from "./build-plan.ts";
import type { SavedFile } from "./saved-build.ts";

/** Copies the assets that are not as the last build left them to a folder; undefined where one changes meanwhile or cannot be read. */
export function copyAssets(
  { pages, out }: BuildContext,
  { base, assets }: BuildPlan,
  to: string,
): readonly SavedFile[] | undefined {
  const before = new Map(base?.assets.map((asset) => [asset.file.path, asset]));
  const writer = createFileWriter(to);
  const copied: SavedFile[] = [];
  for (const { path, version } of assets) {
    const target = assetAddress(path).slice(1);
    const known = before.get(target);
    const isKnown = version !== "" && known?.version === version && isIntact(out, known.file);
    const file = isKnown ? known.file : copyAsset(writer, { pages, path, target });
    if (!file) return undefined;
    copied.push(isKnown ? known : { version, file });
  }
  return copied;
}

interface AssetToCopy {
  readonly pages: string;
  readonly path: string;
  readonly target: string;
}

function copyAsset(writer: FileWriter, { pages, path, target }: AssetToCopy): WrittenFile | undefined {
  const asset = openAsset(pages, path);
  if ("kind" in asset) return undefined;
  try {
    return writer.copy(target, asset);
  } finally {
    closeSync(asset.descriptor);
  }
}
