import { limits } from "../diagnostic/limits.ts";
import type { Obstacle } from "./obstacle.ts";
import { openRegularFile, type RegularFile } from "./open-regular-file.ts";

/** Opens a file of the assets folder by its path in the content folder, or returns why it cannot be opened. */
export function openAsset(folder: string, path: string): RegularFile | Obstacle {
  return openRegularFile(folder, path, limits.assetBytes);
}
