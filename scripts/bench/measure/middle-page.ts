import { folderSize } from "../workload/write-workload.ts";

/** The page in the middle of a workload of `pages` pages, as a path without its ending. */
export function middlePage(pages: number): string {
  const sections = Math.ceil((pages - 1) / folderSize);
  const section = Math.ceil(sections / 2);
  const size = Math.min(folderSize, pages - 1 - (section - 1) * folderSize);
  return `section-${section}/page-${Math.floor(size / 2)}`;
}
