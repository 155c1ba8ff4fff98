/** The checksums of the files of a site, by their paths, as `hashFolder` has them. */
type SiteFiles = Readonly<Record<string, string>>;

/**
 * The faults of an output folder in which one site may be taking the place of another: nothing where every page is whole, old
 * or new, all that old pages can need or lead to is there while one of them stands that has a new version, and all that new ones can as soon as
 * one of the pages that were there before is new.
 */
export function judgeOutput(out: SiteFiles, before: SiteFiles, after: SiteFiles): string[] {
  const pages = Object.keys(out).filter((path) => path.endsWith(".html"));
  const isOld = (path: string) => before[path] !== undefined && out[path] === before[path];
  const isNew = (path: string) => after[path] !== undefined && out[path] === after[path];
  const missing = (site: SiteFiles, who: string, needed: (path: string) => boolean) =>
    Object.keys(site)
      .filter((path) => out[path] === undefined && needed(path))
      .map((path) => `${who} needs ${path}`);
  const oldPage = pages.find((path) => isOld(path) && !isNew(path) && after[path] !== undefined);
  const gonePage = pages.find((path) => isOld(path) && after[path] === undefined);
  const changedPage = pages.find((path) => isNew(path) && !isOld(path) && before[path] !== undefined);
  const addedPage = pages.find((path) => isNew(path) && before[path] === undefined);
  return [
    ...Object.keys(out)
      .filter((path) => !isOld(path) && !isNew(path))
      .map((path) => `${path} is neither old nor new`),
    ...missing(before, "whoever has the old site", (path) => after[path] !== undefined),
    ...(oldPage ? missing(before, oldPage, () => true) : []),
    // Nothing leads any more to a page that is gone, while others that are gone go too.
    ...(gonePage ? missing(before, gonePage, (path) => !path.endsWith(".html")) : []),
    ...(changedPage ? missing(after, changedPage, () => true) : []),
    // Nothing leads to a new page until one that was there before does.
    ...(addedPage ? missing(after, addedPage, (path) => !path.endsWith(".html")) : []),
  ];
}
