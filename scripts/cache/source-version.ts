import type { Stats } from "node:fs";

/** Clocks of file systems tick every few milliseconds; some count whole seconds, or two. */
const tick = 50;
const coarseTick = 2100;

/**
 * A text that is another one whenever a file has been written: its size, its times and its number in the file system. It is
 * empty for a file that was written just before `now`, which a later write could leave with the same text.
 */
export function sourceVersion({ size, mtimeMs, ctimeMs, ino }: Stats, now: number): string {
  const isCoarse = mtimeMs % 1000 === 0 && ctimeMs % 1000 === 0;
  const isSettled = Math.max(mtimeMs, ctimeMs) < now - (isCoarse ? coarseTick : tick);
  return isSettled ? `${size} ${mtimeMs} ${ctimeMs} ${ino}` : "";
}
