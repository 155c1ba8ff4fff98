import { isPageLike, siteFileName } from "../../read/content-path.ts";
import type { FileRule } from "../kinds/file-rule.ts";

/** A content folder without a page. */
export const noPages: FileRule = {
  code: "no-pages",
  meaning:
    "The content folder has no pages, or is not there. A site needs at least index.yaml, the page with the route /.",
  bad: { "index.yaml": null },
  says: {
    message: "The content folder has no pages, expected one at least.",
    hint: "Add index.yaml: the page with the route /.",
  },
  good: {},
  check({ folder, failure, sources, others }) {
    if (failure !== undefined) {
      return [
        {
          file: folder,
          message: `The content folder cannot be read: ${failure}.`,
          hint: "Name the folder that holds the pages, as in --pages DIR.",
        },
      ];
    }
    const isPage = ({ path }: { path: string }) => isPageLike(path) && path !== siteFileName;
    if (sources.some(isPage) || others.some(isPage)) return [];
    return [
      {
        file: folder,
        message: "The content folder has no pages, expected one at least.",
        hint: "Add index.yaml: the page with the route /.",
      },
    ];
  },
};
