import { availableParallelism } from "node:os";
import { openPictureCache } from "../cache/picture-cache.ts";
import { isMadeFrom } from "../content/pictures/picture-files.ts";
import { type AssetReader, createAssetReader } from "../content/read/asset-reader.ts";
import { UsageError } from "../program/usage-error.ts";
import { createFileWriter, isIntact, type WrittenFile } from "../publish/file-writer.ts";
import { encodeImage } from "./encode-image.ts";
import type { PlannedImage, PlannedImages } from "./plan-images.ts";

/** A file in the output. Its name says what is in it. */
interface ImageInOutput {
  readonly version: string;
  readonly file: WrittenFile;
}

interface ImagesToWrite {
  readonly images: PlannedImages;
  /** The content folder. */
  readonly pages: string;
  /** The output folder. */
  readonly out: string;
  /** The folder to write to. */
  readonly to: string;
  /** The folder of the cache. */
  readonly memory: string;
  /** The files that the last build left in the output folder. */
  readonly before: readonly ImageInOutput[];
  /** See `BuildOptions`. */
  onPhase(name: string, total: number, things: string): (done: number) => void;
}

/** The files that were written or are there, or the addresses of the assets that cannot be decoded. */
type WrittenImages = readonly ImageInOutput[] | { readonly unusable: ReadonlySet<string> };

/** Writes the files of pictures to a folder, those of them that are not in the output yet, and makes those that no build has made. */
export async function writeImages({
  images,
  pages,
  out,
  to,
  memory,
  before,
  onPhase,
}: ImagesToWrite): Promise<WrittenImages> {
  const known = new Map(before.map((one) => [one.file.path, one]));
  const writer = createFileWriter(to);
  const cache = openPictureCache(memory, "images");
  const files = new Map<string, ImageInOutput>();
  const add = (path: string, content: Uint8Array) =>
    files.set(path, { version: path, file: writer.write(path, content) });
  const missing: PlannedImage[] = [];
  for (const [path, image] of images) {
    const there = known.get(path);
    const isThere = there !== undefined && isIntact(out, there.file);
    const made = isThere ? undefined : cache.read(path);
    if (isThere) files.set(path, there);
    else if (made) add(path, made);
    else missing.push(image);
  }
  if (missing.length > 0) {
    const onDone = onPhase("Making", missing.length, "files of pictures");
    const onMade = (path: string, content: Uint8Array) => {
      cache.write(path, content);
      add(path, content);
      onDone(1);
    };
    const unusable = await makeImages({ images: missing, readAsset: createAssetReader(pages), onMade });
    if (unusable.size > 0) return { unusable };
    // What is weighed is only a part of what the site needs.
    cache.prune(new Set(images.keys()));
  }
  // In the order of the plan, whatever order they were made in.
  return [...images.keys()].flatMap((path) => files.get(path) ?? []);
}

interface ImageWork {
  readonly images: readonly PlannedImage[];
  readonly readAsset: AssetReader;
  onMade(path: string, content: Uint8Array): void;
}

/**
 * Makes files, several at once, and gives each to `onMade` as soon as it is made. Returns the addresses of the assets that cannot
 * be decoded, of which no further file is tried.
 */
async function makeImages({ images, readAsset, onMade }: ImageWork): Promise<ReadonlySet<string>> {
  const unusable = new Set<string>();
  const rest = images.values();
  const work = async () => {
    // All take from the same iterator: each file is made once.
    for (const { address, file } of rest) {
      if (unusable.has(address)) continue;
      const source = readAsset(address);
      // The names of what is made are kept for ever, here and in browsers: nothing else may come to have them.
      if (source && !isMadeFrom(file, source))
        throw new UsageError(`${address} changed while it was being built. Build again.`);
      const made = await attempt(source, file);
      if (made) onMade(file.path, made);
      else unusable.add(address);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return unusable;
}

async function attempt(source: Uint8Array | undefined, file: PlannedImage["file"]): Promise<Uint8Array | undefined> {
  try {
    return source && (await encodeImage(source, file));
  } catch (error) {
    // The decoder could not be loaded: its own errors have no code.
    if (error instanceof Error && "code" in error) throw error;
    // Whatever it is that cannot be decoded, the author has to mend the picture.
    return undefined;
  }
}
