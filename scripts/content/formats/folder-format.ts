import type { ContentFormat } from "./content-format.ts";

export const folderFormat: ContentFormat = {
  name: "folder",
  title: "Pages of a folder",
  description:
    "A folder of pages, such as /industries. The build replaces it by the pages in that folder, in the order of their nav.order.",
  expected: "the path of a folder such as /services",
  kind: "name",
  isShared: true,
  proposals: ({ folders }) => folders,
  resolved: { type: "readonly PageEntry[]", resolve: (value, { pagesIn }) => pagesIn(value) },
  scaffold: (_, { folder }) => folder,
};
