import { isPageFile, isPageLike, meantPath, siteFileName } from "../../read/content-path.ts";
import { routeOfPage } from "../../read/route-of.ts";
import type { FileRule } from "../toolkit/rule.ts";

export const missingFile: FileRule = {
  code: "missing-file",
  renamedFrom: ["missing-home-page", "missing-site-file", "no-pages"],
  meaning: `The content folder has no index.yaml, the page with the route /, or no ${siteFileName}, which has the brand, the origin, the menus and the footer. Every site needs both.`,
  bad: { "_site.yaml": null },
  good: {},
  check({ folder: file, failure, sources, others }) {
    if (failure !== undefined) {
      const message = `The content folder cannot be read: ${failure}.`;
      return [{ file, message, hint: "Give the folder that holds the pages, as in --pages DIR." }];
    }
    const paths = [...sources, ...others].map(({ path }) => path);
    const hasHome = paths.some((path) => isPageLike(path) && isPageFile(path) && routeOfPage(path) === "/");
    // `unexpected-file` reports a site file with another extension.
    const hasSite = paths.some((path) => meantPath(path.toLowerCase()) === siteFileName);
    const home = {
      message: "The content folder has no index.yaml, expected a page with the route /.",
      hint: "Add index.yaml: the page that readers see first.",
    };
    const site = {
      message: "The content folder has no _site.yaml, expected the file that all pages share.",
      hint: "Add it, with the brand, the origin, the menus and the footer.",
    };
    return [...(hasHome ? [] : [{ file, ...home }]), ...(hasSite ? [] : [{ file, ...site }])];
  },
};
