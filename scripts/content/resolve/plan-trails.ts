import type { SiteContent } from "../../../src/content.gen.ts";
import type { Crumb } from "../../../src/site.ts";
import type { ContentIndex } from "../index/content-index.ts";
import { folderOfRoute, trailTo } from "./trail.ts";

/** The ways to the folders of all pages, by folder. */
export type Trails = ReadonlyMap<string, readonly Crumb[]>;

export function planTrails({ pages, pagesByRoute }: ContentIndex, site: SiteContent): Trails {
  const folders = new Set(pages.map(({ route }) => folderOfRoute(route)));
  const pageAt = (route: string) => pagesByRoute.get(route);
  return new Map(
    [...folders].flatMap((folder) => {
      const trail = trailTo(folder, { site, pageAt });
      return trail ? [[folder, trail] as const] : [];
    }),
  );
}

/** Compares the ways to folders with those of the last build; the result says of a folder whether they differ. */
export function compareTrails(now: Trails, before: Trails): (folder: string) => boolean {
  const isSame = (folder: string) => JSON.stringify(now.get(folder)) === JSON.stringify(before.get(folder));
  const changed = new Set([...now.keys(), ...before.keys()].filter((folder) => !isSame(folder)));
  return (folder) => changed.has(folder);
}
