import { isPageLike, siteFileName } from "../../read/content-path.ts";
import { routeOfPage } from "../../read/route-of.ts";
import type { FileRule } from "../kinds/file-rule.ts";

const breadPage = `title: Rye bread
description: Dense and dark.
unlisted: true
blocks:
  - type: hero
    title: Rye bread
`;

/** A content folder with pages, but without the one that a site begins with. */
export const missingHomePage: FileRule = {
  code: "missing-home-page",
  meaning:
    "The content folder has no index.yaml, the page with the route /. Readers who enter the address of the site would meet an error, and so would those who follow a link to it.",
  bad: { "index.yaml": null, "rye.yaml": breadPage },
  says: {
    message: "The content folder has no index.yaml, expected a page with the route /.",
    hint: "Add index.yaml: the page that readers see first.",
  },
  good: { "rye.yaml": breadPage },
  check({ folder, sources, others }) {
    const pages = [...sources, ...others].filter(({ path }) => isPageLike(path) && path !== siteFileName);
    // Without any page, that is what `no-pages` says.
    if (pages.length === 0 || pages.some(({ path }) => routeOfPage(path) === "/")) return [];
    return [
      {
        file: folder,
        message: "The content folder has no index.yaml, expected a page with the route /.",
        hint: "Add index.yaml: the page that readers see first.",
      },
    ];
  },
};
