import type { PageEntry } from "../../../../src/site.ts";
import type { ContentFormat, ListedPage } from "../descriptor/content-format.ts";

export const folderFormat: ContentFormat = {
  name: "folder",
  title: "Pages of a folder",
  description:
    "A folder of pages, such as /industries. The build replaces it by the pages in that folder, in the order of their nav.order.",
  expected: "the path of a folder such as /services",
  kind: "name",
  isShared: true,
  listsPages: true,
  proposals: ({ folders }) => folders,
  resolved: { type: "readonly PageEntry[]", resolve: (value, { pagesIn }) => pagesIn(value).map(toEntry) },
  scaffold: (_, { folder }) => folder,
};

/** Lists of links show nothing of a page as an article. */
function toEntry({ article: _, ...entry }: ListedPage): PageEntry {
  return entry;
}
