import { correctRoute } from "../../read/route-form.ts";
import { hasPagePath } from "../../read/route-of.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { advise, createSuggester } from "../words/suggest.ts";

/** Menus and lists of pages that name a folder without pages. */
export const unknownFolder: Check = {
  code: "unknown-folder",
  scope: "site",
  meaning: "A menu or a list of pages names a folder in which no page is listed, so that it would be empty.",
  bad: {
    "index.yaml": `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: page-list
    title: Our bread
    folder: «/braeds»
`,
    "breads/rye.yaml": `title: Rye
description: Dense and dark.
blocks:
  - type: hero
    title: Rye
`,
  },
  says: {
    message: 'No page is listed in a folder "/braeds".',
    hint: 'Write "/breads" instead.',
  },
  good: {
    "index.yaml": `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: page-list
    title: Our bread
    folder: /breads
`,
    "breads/rye.yaml": `title: Rye
description: Dense and dark.
blocks:
  - type: hero
    title: Rye
`,
  },
  check(content) {
    const suggestFolder = createSuggester(() =>
      [...content.folders]
        .filter(([, pages]) => pages.some(({ source }) => hasPagePath(source.path)))
        .map(([folder]) => folder),
    );
    return content.references
      .filter(({ format, value }) => format === "folder" && !content.folders.has(value))
      .map((reference) => {
        const { value } = reference;
        const corrected = correctRoute(value);
        const isKnown = content.folders.has(corrected);
        const folder = isKnown ? corrected : suggestFolder(value);
        return {
          at: reference,
          message: `No page is listed in a folder "${excerpt(value)}".`,
          ...(folder
            ? advise(isKnown ? folder : value, folder, { text: reference.file.source.text })
            : { hint: "Write a folder that has pages, or add a page to it." }),
        };
      });
  },
};
