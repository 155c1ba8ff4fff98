import { closeSync, constants, type Dirent, fstatSync, lstatSync, openSync, readlinkSync, type Stats } from "node:fs";
import { join } from "node:path";
import { type Obstacle, obstacleOf } from "./obstacle.ts";

// Windows has neither flag: there only the listing of the folder tells links from files.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;

/**
 * Opens a file of a content folder for reading by its path in it, or returns why it cannot be opened. All content is
 * read through this function, because it follows no link inside the folder, waits for no pipe, and opens nothing but
 * regular files of at most `limit` bytes. The caller closes the descriptor.
 */
export function openRegularFile(
  folder: string,
  path: string,
  limit: number,
): { readonly descriptor: number; readonly stats: Stats } | Obstacle {
  const location = join(folder, path);
  let descriptor: number;
  try {
    descriptor = openSync(location, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    return linkAt(location) ?? obstacleOf(error);
  }
  const stats = fstatSync(descriptor);
  const obstacle = findObstacle(stats, limit) ?? (findDetour(folder, path) === undefined ? undefined : missing);
  if (!obstacle) return { descriptor, stats };
  closeSync(descriptor);
  return obstacle;
}

/** A path through a symbolic link leads out of the content folder. */
const missing: Obstacle = { kind: "missing" };

function findObstacle(stats: Stats, limit: number): Obstacle | undefined {
  if (!stats.isFile()) return { kind: "form", form: formOf(stats) };
  return stats.size > limit ? { kind: "size", bytes: stats.size, limit } : undefined;
}

function linkAt(location: string): Obstacle | undefined {
  try {
    return { kind: "link", target: readlinkSync(location) };
  } catch {
    return undefined;
  }
}

/**
 * The first parent of `path` that exists and is not a real folder, such as a symbolic link to one, or undefined.
 * Through it the path would lead out of the content folder.
 */
export function findDetour(folder: string, path: string): string | undefined {
  for (let end = path.indexOf("/"); end >= 0; end = path.indexOf("/", end + 1)) {
    const parent = join(folder, path.slice(0, end));
    if (realFolders.has(parent)) continue;
    const stats = lstatSync(parent, { throwIfNoEntry: false });
    if (!stats) continue;
    if (!stats.isDirectory()) return path.slice(0, end);
    if (realFolders.size === 0) setImmediate(() => realFolders.clear());
    realFolders.add(parent);
  }
  return undefined;
}

/** Paths recently found to be folders. A cache, because many files in few folders are read one after the other. */
const realFolders = new Set<string>();

/** The kind of something on disk that is not a regular file: `a folder`, `a named pipe`. */
export function formOf(entry: Dirent | Stats): string {
  if (entry.isDirectory()) return "a folder";
  if (entry.isFIFO()) return "a named pipe";
  if (entry.isSocket()) return "a socket";
  return entry.isCharacterDevice() || entry.isBlockDevice() ? "a device" : "no file";
}
