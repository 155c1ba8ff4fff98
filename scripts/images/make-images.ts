import { availableParallelism } from "node:os";
import { isMadeFrom } from "../content/pictures/picture-files.ts";
import type { AssetReader } from "../content/read/asset-reader.ts";
import { UsageError } from "../program/usage-error.ts";
import { encodeImage } from "./encode-image.ts";
import type { PlannedImage } from "./plan-images.ts";

interface ImageWork {
  readonly images: readonly PlannedImage[];
  readonly readAsset: AssetReader;
  onMade(path: string, content: Uint8Array): void;
}

/**
 * Makes files, several at once, and gives each to `onMade` as soon as it is made. Returns the addresses of the assets that cannot
 * be decoded, of which no further file is tried.
 */
export async function makeImages({ images, readAsset, onMade }: ImageWork): Promise<ReadonlySet<string>> {
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
