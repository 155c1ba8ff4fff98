import { anchorFormat } from "../../formats/links/anchor-format.ts";
import { isBrowserName } from "../../formats/links/browser-names.ts";
import type { Check } from "../kinds/check.ts";

/** Ids of blocks that are names of the browser. */
export const reservedId: Check = {
  code: "reserved-id",
  scope: "file",
  about: { formats: [anchorFormat.name] },
  meaning:
    "The id of a block is the name of a property of window or document, such as location or forms. Browsers make elements with an id such properties too, so that scripts of the page, or of a browser's extension, would find one in place of the other.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    id: «location»
    title: Fresh bread
`,
  says: {
    message: 'The id "location" is the name of a property of window or document, expected another.',
    hint: 'Write one of two words, such as "our-location", and adjust the links that lead to it.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    id: our-location
    title: Fresh bread
`,
  check: (content) =>
    [content.site, ...content.pages].flatMap((file) =>
      [...content.anchorsOf(file)].flatMap(([anchor, places]) =>
        isBrowserName(anchor)
          ? places.map((at) => ({
              at,
              message: `The id "${anchor}" is the name of a property of window or document, expected another.`,
              hint: `Write one of two words, such as "our-${anchor}", and adjust the links that lead to it.`,
            }))
          : [],
      ),
    ),
};
