import { lstatSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { readChecksummedBytes, writeChecksummed } from "./checksummed-file.ts";

/**
 * The folders of pictures in that of the builds, for share images and for the pictures of pages. All sites share them: equal
 * pictures are one file. So many are kept that the build before last, or another site, has needed and this build has not.
 */
const mostOthers = { pictures: 1000, images: 20_000 };

/** Opens the pictures that earlier builds have made, by their paths in the output, in a folder of the cache that need not be there. */
export function openPictureCache(memory: string, name: keyof typeof mostOthers) {
  const folder = join(memory, name);
  const fileOf = (path: string) => join(folder, basename(path));
  // A picture that cannot be kept is made again by the next build. Nobody has to do anything about it.
  const attempt = (action: () => void) => {
    try {
      action();
    } catch {}
  };
  return {
    read(path: string) {
      const bytes = readChecksummedBytes(fileOf(path));
      return bytes instanceof Uint8Array ? bytes : undefined;
    },
    write: (path: string, content: Uint8Array) => attempt(() => writeChecksummed(fileOf(path), content)),
    /** Removes the oldest of too many, but none of those that are needed now. */
    prune: (needed: ReadonlySet<string>) =>
      attempt(() => removeOldest(folder, new Set([...needed].map((path) => basename(path))), mostOthers[name])),
  };
}

function removeOldest(folder: string, needed: ReadonlySet<string>, most: number): void {
  const others = readdirSync(folder).filter((name) => !needed.has(name));
  if (others.length <= most) return;
  const dated = others.map((name) => ({ name, time: lstatSync(join(folder, name)).mtimeMs }));
  dated.sort((a, b) => b.time - a.time);
  for (const { name } of dated.slice(most)) rmSync(join(folder, name), { force: true });
}
