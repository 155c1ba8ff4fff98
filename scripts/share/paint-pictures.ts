import { availableParallelism } from "node:os";
import { composePicture } from "./compose-picture.ts";
import type { SharePicture } from "./share-picture.ts";
import { createTypesetters } from "./typesetter.ts";

/** A picture to draw, with its path in the output. */
export type PictureToPaint = readonly [path: string, picture: SharePicture];

/** Draws pictures as PNG, several at a time, and gives each to `onPainted` as soon as it is drawn. */
export async function paintPictures(
  pictures: readonly PictureToPaint[],
  onPainted: (path: string, png: Uint8Array) => void,
): Promise<void> {
  // Loaded where something is to be drawn.
  const { default: sharp } = await import("sharp");
  const openTypesetter = createTypesetters();
  const rest = pictures.values();
  const paint = async () => {
    // All take from the same iterator: each picture is drawn once.
    for (const [path, picture] of rest) {
      const svg = await composePicture(picture, openTypesetter);
      onPainted(path, await sharp(Buffer.from(svg)).flatten().png().toBuffer());
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, paint));
}
