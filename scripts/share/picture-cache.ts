import { lstatSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { readChecksummedBytes, writeChecksummedBytes } from "../cache/checksummed-file.ts";

/** The folder of the pictures in that of the builds. All sites share it: equal pictures are one file. */
export const pictureFolder = "pictures";

/** So many pictures are kept that the build before last, or another site, has needed and this build has not. */
const mostOthers = 1000;

/** Pictures that earlier builds have drawn, by their paths in the output. */
export interface PictureCache {
  read(path: string): Uint8Array | undefined;
  /** Keeps a picture, where that is possible. */
  write(path: string, png: Uint8Array): void;
  /** Removes the oldest of too many, but none of those that are needed now. */
  prune(needed: ReadonlySet<string>): void;
}

/** Opens the pictures in a folder of the cache, which need not be there. */
export function openPictureCache(memory: string): PictureCache {
  const folder = join(memory, pictureFolder);
  const fileOf = (path: string) => join(folder, basename(path));
  // What cannot be kept is drawn again by the next build. Nobody has to do anything about it.
  const attempt = (action: () => void) => {
    try {
      action();
    } catch {}
  };
  return {
    read: (path) => readChecksummedBytes(fileOf(path)),
    write: (path, png) => attempt(() => writeChecksummedBytes(fileOf(path), png)),
    prune: (needed) => attempt(() => removeOldest(folder, new Set([...needed].map((path) => basename(path))))),
  };
}

function removeOldest(folder: string, needed: ReadonlySet<string>): void {
  const others = readdirSync(folder).filter((name) => !needed.has(name));
  if (others.length <= mostOthers) return;
  const dated = others.map((name) => ({ name, time: lstatSync(join(folder, name)).mtimeMs }));
  dated.sort((a, b) => b.time - a.time);
  for (const { name } of dated.slice(mostOthers)) rmSync(join(folder, name), { force: true });
}
