import { openPictureCache } from "../cache/picture-cache.ts";
import { createFileWriter, isIntact } from "../publish/file-writer.ts";
import { type PictureToPaint, paintPictures } from "../share/paint-pictures.ts";
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
