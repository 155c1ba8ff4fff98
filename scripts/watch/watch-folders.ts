import { type FSWatcher, watch } from "node:fs";
import { lstat, readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { isHidden } from "../content/read/content-path.ts";

export interface FolderListener {
  /** Called when something below the folder has changed. */
  onChange(): void;
  /** Called once, if some folders cannot be watched. */
  onTrouble(message: string): void;
  /** Whether to report changes to a file of that name; by default all are reported. */
  readonly concerns?: (name: string) => boolean;
  /** A replacement for `watch` of node:fs, for tests. */
  readonly watch?: WatchFolder;
}

/** The signature with which `watch` of node:fs is called. */
export type WatchFolder = (
  folder: string,
  options: { readonly persistent: false },
  listener: (event: string, name: string | null) => void,
) => FSWatcher;

export interface FolderWatch {
  /** Resolves when every existing folder is watched. */
  readonly ready: Promise<void>;
  close(): void;
}

/** The interval at which to look for a missing folder, in milliseconds. */
const lookAgain = 300;

/**
 * Watches a folder and all folders in it, with one watcher per folder and none for files. All folders may come and go,
 * including the first.
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

  /** Watches all folders, or waits until the first one exists. */
  async begin(): Promise<void> {
    clearTimeout(this.#timer);
    this.#rootNumber = await folderNumber(this.#root, stat);
    if (this.#rootNumber !== undefined && (await this.#add(this.#root))) return;
    this.#rootNumber = undefined;
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

  /** Watches a folder and those in it. Resolves to false if it has been deleted in the meantime. */
  async #add(folder: string): Promise<boolean> {
    if (this.#isClosed || this.#isHiddenFolder(folder)) return true;
    this.#remove(folder);
    try {
      this.#watchers.set(folder, this.#watch(folder));
    } catch (error) {
      this.#sayTrouble(error);
      return !isGone(error);
    }
    // The watcher reports folders made from now on; those made before are listed here.
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    await Promise.all(entries.filter((entry) => entry.isDirectory()).map(({ name }) => this.#add(join(folder, name))));
    return true;
  }

  /** True for folders such as `.git`, which programs constantly write to. */
  #isHiddenFolder(folder: string): boolean {
    return folder !== this.#root && isHidden(`${relative(this.#root, folder).split(sep).join("/")}/`);
  }

  #watch(folder: string): FSWatcher {
    const { watch: watchOne = watch as WatchFolder, concerns = () => true } = this.#listener;
    const watcher = watchOne(folder, { persistent: false }, (event, name) => {
      // Editors and systems write hidden files, which are not content.
      if (!name?.startsWith(".") && (name === null || concerns(name))) this.#listener.onChange();
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

  /**
   * Handles an entry that was added or removed. A folder is watched again, because it may be another folder of that
   * name.
   */
  async #lookAt(folder: string, name: string | null): Promise<void> {
    if (folder === this.#root && (await folderNumber(folder, stat)) !== this.#rootNumber) {
      this.#remove(folder);
      await this.begin();
    } else if (name !== null) {
      const path = join(folder, name);
      const isFolder = (await folderNumber(path, lstat)) !== undefined;
      // Files need no watcher, and `onChange` has been called for them.
      if (!isFolder && !this.#watchers.has(path)) return;
      if (isFolder) await this.#add(path);
      else this.#remove(path);
    }
    // Files may have been added to the folder before it was watched.
    if (!this.#isClosed) this.#listener.onChange();
  }

  #sayTrouble(error: unknown): void {
    // A folder that was removed in the meantime is not a problem.
    if (this.#isTroubleSaid || isGone(error)) return;
    // The functions of node:fs throw nothing else.
    const { code = "", message } = error as NodeJS.ErrnoException;
    this.#isTroubleSaid = true;
    const reason = reasons[code] ?? message;
    this.#listener.onTrouble(
      `Some folders of the content cannot be watched: ${reason}. Changes there are not noticed: save another file afterwards, or restart.`,
    );
  }
}

/**
 * The inode number of a folder, by which it differs from a later folder at the same path; undefined if there is no
 * folder. With `stat` the path may be a link: only the first folder may be one, because the check follows no links in
 * the content.
 */
async function folderNumber(path: string, statOf: typeof stat): Promise<number | undefined> {
  const stats = await statOf(path).catch(() => undefined);
  return stats?.isDirectory() ? stats.ino : undefined;
}

function isGone(error: unknown): boolean {
  const { code = "" } = error as NodeJS.ErrnoException;
  return code === "ENOENT" || code === "ENOTDIR";
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the system's limit is reached (on Linux, fs.inotify.max_user_watches sets it)",
  EMFILE: "the system's limit of open files is reached (ulimit -n, and on Linux fs.inotify.max_user_instances)",
};
