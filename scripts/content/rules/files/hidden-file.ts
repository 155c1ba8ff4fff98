import { isHiddenPage } from "../../read/content-path.ts";
import type { FileRule } from "../kinds/file-rule.ts";

/** Pages whose names begin with a dot. */
export const hiddenFile: FileRule = {
  code: "hidden-file",
  severity: "warning",
  meaning: "The name of a page begins with a dot, so it is hidden, and not on the site.",
  bad: { ".opening-hours.yaml": "title: Opening hours\n" },
  says: {
    message: "This file is hidden, and no page of the site: its name begins with a dot.",
    hint: 'Rename it to opening-hours.yaml, with "draft: true" where it is not finished.',
  },
  good: {},
  check: ({ others }) =>
    others
      .filter(({ path }) => isHiddenPage(path))
      .map(({ path, displayPath: file }) => ({
        file,
        message: "This file is hidden, and no page of the site: its name begins with a dot.",
        hint: `Rename it to ${path.replace(/(?<=^|\/)\.(?=[^/]*$)/, "").replace(/ya?ml$/i, "yaml")}, with "draft: true" where it is not finished.`,
      })),
};
