import type { Obstacle } from "./obstacle.ts";
import { openRegularFile, type RegularFile } from "./open-regular-file.ts";

/** The most bytes of an asset. Git hosts accept no larger file, and hosts of static sites accept less than this. */
export const largestAsset = 100 * 1024 * 1024;

/** Opens a file of the assets folder by its path in the content folder, or returns why it cannot be opened. */
export function openAsset(folder: string, path: string): RegularFile | Obstacle {
  return openRegularFile(folder, path, largestAsset);
}
