import { existsSync, renameSync, rmSync } from "node:fs";
import { cacheFolder } from "../project.ts";

/** The renderer's caches that have been put aside, to be deleted when nothing is measured any more. */
export class RetiredCaches {
  readonly #folders: string[] = [];

  /**
   * Lets the next command begin without caches. They are renamed and not deleted: after many files have been deleted, ext4
   * takes several times longer to create files for a while, because it passes over the inodes that were just freed.
   */
  retire(): void {
    if (!existsSync(cacheFolder)) return;
    const folder = `${cacheFolder}-retired-${process.pid}-${this.#folders.length}`;
    renameSync(cacheFolder, folder);
    this.#folders.push(folder);
  }

  delete(): void {
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}
