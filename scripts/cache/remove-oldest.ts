import { lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Removes the oldest files of a folder, so that at most that many are left beside those that are needed. */
export function removeOldest(folder: string, needed: ReadonlySet<string>, most: number): void {
  const others = readdirSync(folder).filter((name) => !needed.has(name));
  if (others.length <= most) return;
  const dated = others.map((name) => ({ name, time: lstatSync(join(folder, name)).mtimeMs }));
  dated.sort((a, b) => b.time - a.time);
  for (const { name } of dated.slice(most)) rmSync(join(folder, name), { force: true });
}
