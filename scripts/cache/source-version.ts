import type { Stats } from "node:fs";

/**
 * The precision of file times in milliseconds, generously: most file systems use milliseconds, some one or two
 * seconds.
 */
const tick = 50;
const coarseTick = 2100;

/**
 * A text that changes whenever a file is written: its size, its times and its inode number. It is empty for a file that
 * was written just before `now`, because another write within the same tick would not change it.
 */
export function sourceVersion(stats: Stats, now: number): string {
  const { mtimeMs, ctimeMs } = stats;
  const isCoarse = mtimeMs % 1000 === 0 && ctimeMs % 1000 === 0;
  const isSettled = Math.max(mtimeMs, ctimeMs) < now - (isCoarse ? coarseTick : tick);
  return isSettled ? fileVersion(stats) : "";
}

/** The same for a file of the renderer, which is never written twice within a tick. */
export function fileVersion({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}
