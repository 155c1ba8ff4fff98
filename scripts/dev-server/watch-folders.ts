import { type FSWatcher, watch } from "node:fs";
import { lstat, readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { isHidden } from "../content/read/content-path.ts";

export interface FolderListener {
  /** Something below the folder is no longer as it was. */
  onChange(): void;
  /** Some changes will not be heard of. It is said once. */
  onTrouble(message: string): void;
  /** That of node:fs, unless a test has another one. */
  readonly watch?: WatchFolder;
}

/** The form in which `watch` of node:fs is called. */
export type WatchFolder = (
  folder: string,
  options: { readonly persistent: false },
  listener: (event: string, name: string | null) => void,
) => FSWatcher;

export interface FolderWatch {
  /** Resolves when every folder that is there is watched. */
  readonly ready: Promise<void>;
  close(): void;
}

/** How often to look for a folder that is not there yet, in milliseconds. */
const lookAgain = 300;

/**
 * Watches a folder and the folders in it, each as a whole: a thousand files cost no more than one. Folders may come and go,
 * the first one too.
 */
export function watchFolders(root: string, listener: FolderListener): FolderWatch {
  const watcher = new FolderWatcher(root, listener);
  return { ready: watcher.begin(), close: () => watcher.close() };
}

class FolderWatcher {
  readonly #root: string;
  readonly #listener: FolderListener;
  readonly #watchers = new Map<string, FSWatcher>();
  #rootNumber: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isTroubleSaid = false;
  #isClosed = false;

  constructor(root: string, listener: FolderListener) {
    this.#root = root;
    this.#listener = listener;
  }

  /** Watches everything, or waits until there is something to watch. */
  async begin(): Promise<void> {
    clearTimeout(this.#timer);
    this.#rootNumber = await folderNumber(this.#root, stat);
    if (this.#rootNumber !== undefined) return this.#add(this.#root);
    if (this.#isClosed) return;
    this.#timer = setTimeout(async () => {
      await this.begin();
      if (this.#rootNumber !== undefined) this.#listener.onChange();
    }, lookAgain).unref();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#remove(this.#root);
  }

  async #add(folder: string): Promise<void> {
    if (this.#isClosed || this.#isHiddenFolder(folder)) return;
    this.#remove(folder);
    try {
      this.#watchers.set(folder, this.#watch(folder));
    } catch (error) {
      return this.#sayTrouble(error);
    }
    // What is made from now on is heard of; what has been made before is listed.
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    await Promise.all(entries.filter((entry) => entry.isDirectory()).map(({ name }) => this.#add(join(folder, name))));
  }

  /** Git writes to a folder of its own all the time. */
  #isHiddenFolder(folder: string): boolean {
    return folder !== this.#root && isHidden(`${relative(this.#root, folder).split(sep).join("/")}/`);
  }

  #watch(folder: string): FSWatcher {
    const watchOne: WatchFolder = this.#listener.watch ?? watch;
    const watcher = watchOne(folder, { persistent: false }, (event, name) => {
      // Hidden files are what editors and systems keep for themselves while someone writes.
      if (!name?.startsWith(".")) this.#listener.onChange();
      if (event === "rename") void this.#lookAt(folder, name);
    });
    return watcher.on("error", (error) => {
      this.#remove(folder);
      this.#sayTrouble(error);
    });
  }

  #remove(folder: string): void {
    for (const [path, watcher] of this.#watchers) {
      if (path !== folder && !path.startsWith(folder + sep)) continue;
      watcher.close();
      this.#watchers.delete(path);
    }
  }

  /** Something of that name in a folder has come or gone: a folder is watched anew, since it may be another one. */
  async #lookAt(folder: string, name: string | null): Promise<void> {
    if (folder === this.#root && (await folderNumber(folder, stat)) !== this.#rootNumber) {
      this.#remove(folder);
      await this.begin();
    } else if (name !== null) {
      const path = join(folder, name);
      const isFolder = (await folderNumber(path, lstat)) !== undefined;
      // Of a file there is nothing more to say.
      if (!isFolder && !this.#watchers.has(path)) return;
      if (isFolder) await this.#add(path);
      else this.#remove(path);
    }
    // Whatever is in the folder came before it was watched.
    if (!this.#isClosed) this.#listener.onChange();
  }

  #sayTrouble(error: unknown): void {
    // The functions of node:fs throw nothing else. A folder that is gone has nothing to watch.
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (this.#isTroubleSaid || code === "ENOENT" || code === "ENOTDIR") return;
    this.#isTroubleSaid = true;
    const reason = reasons[code] ?? message;
    this.#listener.onTrouble(
      `Some folders of the content cannot be watched: ${reason}. Reload the browser after a change.`,
    );
  }
}

/**
 * What tells a folder from another one at the same path; undefined where there is no folder. The first may be a link to one;
 * the check follows no others.
 */
async function folderNumber(path: string, statOf: typeof stat): Promise<number | undefined> {
  const stats = await statOf(path).catch(() => undefined);
  return stats?.isDirectory() ? stats.ino : undefined;
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the system watches as many as it may (on Linux, fs.inotify.max_user_watches says how many)",
  EMFILE: "the system has as many files open as it may (ulimit -n, and on Linux fs.inotify.max_user_instances)",
};
