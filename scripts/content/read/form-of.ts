import type { Dirent, Stats } from "node:fs";

/** Names the form of something on disk that is no regular file: `a folder`, `a named pipe`. */
export function formOf(entry: Dirent | Stats): string {
  if (entry.isDirectory()) return "a folder";
  if (entry.isFIFO()) return "a named pipe";
  if (entry.isSocket()) return "a socket";
  return entry.isCharacterDevice() || entry.isBlockDevice() ? "a device" : "no file";
}
