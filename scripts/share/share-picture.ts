import type { ShareColours } from "./share-colours.ts";

/** Everything that a share image is drawn from, besides the code. */
export interface SharePicture {
  /** The words in large letters. */
  readonly headline: string;
  /** The words below. */
  readonly line?: string;
  readonly colours: ShareColours;
}

/** Width and height in pixels: what all who show links ask for. */
export const sharePictureSize = [1200, 630] as const;

/** The folder of share images in the output. Their names carry a hash, so that they may be cached forever. */
export const shareFolder = "_share";
