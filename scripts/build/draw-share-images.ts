import { makePictures } from "../images/make-pictures.ts";
import type { KnownFiles, SavedFile } from "../publish/known-files.ts";
import { composePicture } from "../share/compose-picture.ts";
import type { Pictures } from "../share/find-share-image.ts";
import type { BuildContext } from "./build-context.ts";

/** Draws the share images of a site as PNG. Resolves as soon as threads have started: this one can then do other things. */
export async function drawShareImages(
  { project, onPhase }: BuildContext,
  pictures: Pictures,
  known: KnownFiles,
): Promise<{ readonly files: Promise<readonly SavedFile[]> }> {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const files = makePictures({
    pictures,
    known,
    memory: project.memory,
    folder: "pictures",
    // More than there are threads: they keep working while this one, which composes the next image, renders pages.
    atOnce: 8,
    onBegin: (count) => onPhase("Drawing", count, "share images"),
    async make(picture) {
      // Loaded only if there is something to draw.
      const { default: sharp } = await import("sharp");
      const svg = await composePicture(picture);
      begin();
      // The background leaves nothing transparent.
      return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
    },
  });
  // Also if there is nothing to draw, or drawing fails.
  files.then(begin, begin);
  await begun;
  return { files };
}
