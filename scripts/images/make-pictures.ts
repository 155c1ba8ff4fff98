import { basename, join } from "node:path";
import { readKept, removeOldest, tryToKeep } from "../cache/kept-file.ts";
import type { KnownFiles, SavedFile } from "../publish/known-files.ts";

/**
 * The folders of pictures in the builds' memory, for share images and for the pictures of pages. All sites share them: equal
 * pictures are one file. This is how many are kept that this build does not need, but another site or an earlier build did.
 */
const mostOthers = { pictures: 1000, images: 20_000 };

type PictureFolder = keyof typeof mostOthers;

/** Where a picture is kept, by its path in the output. */
export function keptPicture(memory: string, folder: PictureFolder, path: string): string {
  return join(memory, folder, basename(path));
}

interface PictureWork<Picture> {
  /** The pictures to make, by path in the output. The name of a file identifies its content. */
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly known: KnownFiles;
  readonly memory: string;
  readonly folder: PictureFolder;
  readonly atOnce: number;
  /** Called with the number of pictures to make. Returns a function that is called with how many more are done. */
  onBegin(count: number): (done: number) => void;
  /** Makes a file; nothing if it cannot be made. */
  make(picture: Picture): Promise<Uint8Array | undefined>;
}

/** Writes the files of pictures that are not in the output yet, and makes, several at once, those that no build has made. */
export async function makePictures<Picture>({
  pictures,
  known,
  memory,
  folder,
  atOnce,
  onBegin,
  make,
}: PictureWork<Picture>): Promise<readonly SavedFile[]> {
  const files = new Map<string, SavedFile>();
  const missing: (readonly [path: string, picture: Picture])[] = [];
  for (const [path, picture] of pictures) {
    const there = known.find(path, path);
    const made = there ? undefined : readKept(keptPicture(memory, folder, path));
    if (there) files.set(path, there);
    else if (made) files.set(path, known.write(path, path, made));
    else missing.push([path, picture]);
  }
  if (missing.length > 0) {
    const onDone = onBegin(missing.length);
    const rest = missing.values();
    const work = async () => {
      // All workers take from the same iterator, so each file is made once.
      for (const [path, picture] of rest) {
        const content = await make(picture);
        if (!content) continue;
        tryToKeep(keptPicture(memory, folder, path), content);
        files.set(path, known.write(path, path, content));
        onDone(1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const needed = new Set(Array.from(pictures.keys(), (path) => basename(path)));
    removeOldest(join(memory, folder), mostOthers[folder], (name) => !needed.has(name));
  }
  // In the order of the plan, whatever order they were made in.
  return [...pictures.keys()].flatMap((path) => files.get(path) ?? []);
}
