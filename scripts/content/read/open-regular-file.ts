import { closeSync, constants, fstatSync, openSync, readlinkSync, type Stats } from "node:fs";
import { join } from "node:path";
import { findDetour } from "./find-detour.ts";
import { formOf } from "./form-of.ts";
import { type Obstacle, obstacleOf } from "./obstacle.ts";

/** A regular file of the content folder. Who opened it closes the descriptor. */
export interface RegularFile {
  readonly descriptor: number;
  readonly stats: Stats;
}

// Windows knows neither: there the listing of the folder alone tells links from files.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;

/**
 * Opens a file of a content folder for reading, by its path in it. This is the only way to what files of content hold: it
 * follows no link inside the folder, waits for no pipe, and opens nothing but regular files of at most `limit` bytes.
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

/** Whether somebody has written a file between two looks at it, as far as its size and its times tell. */
export function hasChanged(before: Stats, after: Stats): boolean {
  return before.size !== after.size || before.mtimeMs !== after.mtimeMs || before.ctimeMs !== after.ctimeMs;
}

/** Behind a folder that is a link there is nothing of this content folder. */
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
