import { existsSync, statfsSync } from "node:fs";

/** Where Linux keeps files in memory. */
const inMemory = "/dev/shm";

/** What all tests together write, with room to spare, in bytes. */
const room = 4 * 1024 ** 3;

/**
 * Lets tests write their sites into memory, where that is large enough and nobody has named another place: builds wait for the disk until
 * what they write is safe, and some tests took three times as long.
 */
export function setup(): void {
  if (process.env["TMPDIR"] !== undefined || !existsSync(inMemory)) return;
  const { bavail, bsize } = statfsSync(inMemory);
  if (bavail * bsize >= room) process.env["TMPDIR"] = inMemory;
}
