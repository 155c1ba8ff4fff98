import type { Obstacle } from "./obstacle.ts";
import { openRegularFile, type RegularFile } from "./open-regular-file.ts";

/** The most bytes of an asset: what Git hosts take as one file, and more than hosts of static sites do. */
export const largestAsset = 100 * 1024 * 1024;

/** Opens a file of the assets folder, by its path in the content folder. */
export function openAsset(folder: string, path: string): RegularFile | Obstacle {
  return openRegularFile(folder, path, largestAsset);
}
