import { availableParallelism } from "node:os";
import { openPictureCache } from "../cache/picture-cache.ts";
import { createFileWriter, isIntact } from "../publish/file-writer.ts";
import { composePicture } from "../share/compose-picture.ts";
import type { SharePicture } from "../share/share-picture.ts";
import { createTypesetters } from "../share/typesetter.ts";
import type { BuildContext } from "./build-context.ts";
import type { BuildPlan } from "./build-plan.ts";
import type { SavedFile } from "./saved-build.ts";

/**
 * Writes the share images of a plan to a folder, those of them that are not in the output yet, and draws those that no build
 * has drawn.
 */
export async function drawShareImages(
  { out, memory, onPhase }: BuildContext,
  { shareImages, base }: BuildPlan,
  to: string,
): Promise<readonly SavedFile[]> {
  const before = new Map(base?.siteFiles.map((known) => [known.file.path, known]));
  const writer = createFileWriter(to);
  const cache = openPictureCache(memory, "pictures");
  const files = new Map<string, SavedFile>();
  const add = (path: string, png: Uint8Array) => files.set(path, { version: path, file: writer.write(path, png) });
  const missing: PictureToPaint[] = [];
  for (const [path, picture] of shareImages) {
    const known = before.get(path);
    const drawn = known && isIntact(out, known.file) ? undefined : cache.read(path);
    if (known && drawn === undefined && isIntact(out, known.file)) files.set(path, known);
    else if (drawn) add(path, drawn);
    else missing.push([path, picture]);
  }
  if (missing.length > 0) {
    const onDone = onPhase("Drawing", missing.length, "share images");
    await paintPictures(missing, (path, png) => {
      cache.write(path, png);
      add(path, png);
      onDone(1);
    });
    cache.prune(new Set(shareImages.keys()));
  }
  // In the order of the plan, whatever order they were drawn in.
  return [...shareImages.keys()].flatMap((path) => files.get(path) ?? []);
}

/** A picture to draw, with its path in the output. */
type PictureToPaint = readonly [path: string, picture: SharePicture];

/** Draws pictures as PNG, several at a time, and gives each to `onPainted` as soon as it is drawn. */
async function paintPictures(
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
