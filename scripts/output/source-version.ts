import { type Stats, statSync } from "node:fs";

/** Clocks of file systems tick every few milliseconds; some count whole seconds, or two. */
const tick = 50;
const coarseTick = 2100;

/**
 * A text that is another one whenever the file at a path has been written: its size, its times and its number in the file
 * system. It is empty for a file that was written just before `now`, which a later write could leave with the same text, and
 * undefined where no file can be found.
 */
export function sourceVersion(path: string, now: number): string | undefined {
  let stats: Stats | undefined;
  try {
    stats = statSync(path);
  } catch {
    return undefined;
  }
  // A link may lead to a folder.
  if (!stats.isFile()) return undefined;
  const { size, mtimeMs, ctimeMs, ino } = stats;
  const isCoarse = mtimeMs % 1000 === 0 && ctimeMs % 1000 === 0;
  const isSettled = Math.max(mtimeMs, ctimeMs) < now - (isCoarse ? coarseTick : tick);
  return isSettled ? `${size} ${mtimeMs} ${ctimeMs} ${ino}` : "";
}
