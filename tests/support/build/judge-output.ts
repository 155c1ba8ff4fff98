import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "../../../scripts/cache/content-hash.ts";
import { listOutput } from "../../../scripts/publish/publish-output.ts";

/** The checksums of the files of a site, by their paths. */
export type SiteFiles = ReadonlyMap<string, string>;

export function readSite(folder: string): SiteFiles {
  return new Map(listOutput(folder).files.map((path) => [path, contentHash(readFileSync(join(folder, path)))]));
}

/**
 * The faults of an output folder in which one site may be taking the place of another: nothing where every page is whole, old
 * or new, all that old pages can need or lead to is there while one of them stands that has a new version, and all that new ones can as soon as
 * one of the pages that were there before is new.
 */
export function judgeOutput(out: SiteFiles, before: SiteFiles, after: SiteFiles): string[] {
  const pages = [...out.keys()].filter((path) => path.endsWith(".html"));
  const isOld = (path: string) => before.has(path) && out.get(path) === before.get(path);
  const isNew = (path: string) => after.has(path) && out.get(path) === after.get(path);
  const missing = (site: SiteFiles, who: string, needed: (path: string) => boolean) =>
    [...site.keys()].filter((path) => !out.has(path) && needed(path)).map((path) => `${who} needs ${path}`);
  const oldPage = pages.find((path) => isOld(path) && !isNew(path) && after.has(path));
  const gonePage = pages.find((path) => isOld(path) && !after.has(path));
  const changedPage = pages.find((path) => isNew(path) && !isOld(path) && before.has(path));
  const addedPage = pages.find((path) => isNew(path) && !before.has(path));
  return [
    ...[...out.keys()].filter((path) => !isOld(path) && !isNew(path)).map((path) => `${path} is neither old nor new`),
    ...missing(before, "whoever has the old site", (path) => after.has(path)),
    ...(oldPage ? missing(before, oldPage, () => true) : []),
    // Nothing leads any more to a page that is gone, while others that are gone go too.
    ...(gonePage ? missing(before, gonePage, (path) => !path.endsWith(".html")) : []),
    ...(changedPage ? missing(after, changedPage, () => true) : []),
    // Nothing leads to a new page until one that was there before does.
    ...(addedPage ? missing(after, addedPage, (path) => !path.endsWith(".html")) : []),
  ];
}
