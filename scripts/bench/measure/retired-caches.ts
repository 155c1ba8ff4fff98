import { existsSync, renameSync, rmSync } from "node:fs";
import { cacheFolder } from "../../program/project.ts";

/** The renderer's caches that have been put aside, to be deleted after all measurements. */
export class RetiredCaches {
  readonly #folders: string[] = [];

  /**
   * Lets the next command begin without any cache. What there is is renamed and not deleted, because ext4 creates files several
   * times slower for a while after many files have been deleted: it passes over the inodes that were just freed.
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
