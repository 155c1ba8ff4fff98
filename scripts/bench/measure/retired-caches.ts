import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { cacheFolder, codeFolder } from "../../program/project.ts";

/** The renderer's caches that have been put aside, to be deleted after all measurements. */
export class RetiredCaches {
  readonly #folders: string[] = [];

  /**
   * Lets the next command begin with the caches that `npm ci` leaves: only the compiled commands. The other caches are
   * renamed and not deleted, because ext4 creates files several times slower for a while after many files have been
   * deleted: it passes over the inodes that were just freed.
   */
  retire(): void {
    if (!existsSync(cacheFolder)) return;
    const folder = `${cacheFolder}-retired-${process.pid}-${this.#folders.length}`;
    renameSync(cacheFolder, folder);
    const commands = join(codeFolder, "scripts");
    mkdirSync(codeFolder, { recursive: true });
    renameSync(join(folder, relative(cacheFolder, commands)), commands);
    this.#folders.push(folder);
  }

  delete(): void {
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}
