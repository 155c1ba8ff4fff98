import { makePictures } from "../images/make-pictures.ts";
import type { KnownFiles, SavedFile } from "../publish/known-files.ts";
import { composePicture } from "../share/compose-picture.ts";
import type { Pictures } from "../share/find-share-image.ts";
import type { BuildContext } from "./build-context.ts";

/** Draws the share images of a site as PNG. It resolves as soon as threads have begun: from then on this one can do other things. */
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
    // More than there are threads: they go on while this one, which composes the next, renders pages.
    atOnce: 8,
    onBegin: (count) => onPhase("Drawing", count, "share images"),
    async make(picture) {
      // Loaded where something is to be drawn.
      const { default: sharp } = await import("sharp");
      const svg = await composePicture(picture);
      begin();
      // The ground leaves nothing that could be seen through.
      return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
    },
  });
  // Also where none is to be drawn, or none can be.
  files.then(begin, begin);
  await begun;
  return { files };
}
