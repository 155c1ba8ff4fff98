import { closeSync, constants, fstatSync, openSync, readlinkSync, type Stats } from "node:fs";
import { join } from "node:path";
import { findDetour } from "./find-detour.ts";
import { formOf } from "./form-of.ts";
import { type Obstacle, obstacleOf } from "./obstacle.ts";

/** An open regular file of the content folder. The caller closes the descriptor. */
export interface RegularFile {
  readonly descriptor: number;
  readonly stats: Stats;
}

// Windows has neither flag: there only the listing of the folder tells links from files.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;

/**
 * Opens a file of a content folder for reading by its path in it, or returns why it cannot be opened. All content is
 * read through this function, because it follows no link inside the folder, waits for no pipe, and opens nothing but
 * regular files of at most `limit` bytes.
 */
export function openRegularFile(folder: string, path: string, limit: number): RegularFile | Obstacle {
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

/**
 * Whether a file was written between the two times that `before` and `after` were taken, as far as its size and times
 * tell.
 */
export function hasChanged(before: Stats, after: Stats): boolean {
  return before.size !== after.size || before.mtimeMs !== after.mtimeMs || before.ctimeMs !== after.ctimeMs;
}

/** A path through a symbolic link leads to nothing that belongs to this content folder. */
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
