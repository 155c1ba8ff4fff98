import { availableParallelism } from "node:os";
import { isMadeFrom } from "../content/pictures/picture-files.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";
import { UsageError } from "../program/usage-error.ts";
import type { KnownFiles, SavedFile } from "../publish/known-files.ts";
import { encodeImage, undecodable } from "./encode-image.ts";
import { makePictures } from "./make-pictures.ts";
import type { PlannedImages } from "./plan-images.ts";

interface ImagesToWrite {
  readonly images: PlannedImages;
  readonly pages: string;
  readonly known: KnownFiles;
  readonly memory: string;
  onPhase(name: string, total: number, things: string): (done: number) => void;
}

/** The files that were written or already exist, or the addresses of the assets that cannot be decoded. */
type WrittenImages = readonly SavedFile[] | { readonly unusable: ReadonlySet<string> };

/** Writes the files of pictures. Skips the remaining files of an asset that cannot be decoded. */
export async function writeImages({ images, pages, known, memory, onPhase }: ImagesToWrite): Promise<WrittenImages> {
  const readAsset = createAssetReader(pages);
  const unusable = new Set<string>();
  const files = await makePictures({
    pictures: images,
    known,
    memory,
    folder: "images",
    atOnce: availableParallelism(),
    onBegin: (count) => onPhase("Making", count, "files of pictures"),
    async make({ address, file }) {
      if (unusable.has(address)) return undefined;
      const source = readAsset(address);
      // Made files are cached forever by name, here and in browsers, so a name must never get other content.
      if (source && !isMadeFrom(file, source))
        throw new UsageError(`${address} changed while it was being built. Build again.`);
      const made = source && (await encodeImage(source, file).catch(undecodable));
      if (!made) unusable.add(address);
      return made;
    },
  });
  return unusable.size > 0 ? { unusable } : files;
}
