import { meantPath, siteFileName } from "../../read/content-path.ts";
import type { FileRule } from "../kinds/file-rule.ts";

/** A content folder without the file that all pages share. */
export const missingSiteFile: FileRule = {
  code: "missing-site-file",
  meaning: `The content folder has no ${siteFileName}. It names the brand, the origin, the menus and the footer.`,
  bad: { "_site.yaml": null },
  says: {
    message: "The content folder has no _site.yaml, expected the file that all pages share.",
    hint: "Add it: it names the brand, the origin, the menus and the footer.",
  },
  good: {},
  check({ folder, failure, sources, others }) {
    // A site file with another ending is one mistake, which `unexpected-file` names.
    const isSiteFile = ({ path }: { path: string }) => meantPath(path.toLowerCase()) === siteFileName;
    if (failure !== undefined || sources.some(isSiteFile) || others.some(isSiteFile)) return [];
    return [
      {
        file: folder,
        message: `The content folder has no ${siteFileName}, expected the file that all pages share.`,
        hint: "Add it: it names the brand, the origin, the menus and the footer.",
      },
    ];
  },
};
