import { isReservedAnchor } from "../../formats/links/reserved-anchors.ts";
import type { Reference } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";

/** Ids of blocks that another block of the page, the site file or the renderer uses too. */
export const duplicateId: Check = {
  code: "duplicate-id",
  isLowerable: true,
  scope: "site",
  meaning:
    "Two blocks on one page have the same id, so that a link to it can lead to the first alone; or a block has an id that every page uses itself, such as main.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    id: bread
    title: Fresh bread
  - type: prose
    id: «bread»
    title: Our bread
    body: We bake at night.
`,
  says: {
    message: 'The id "bread" is already taken on this page, expected one of its own.',
    hint: "Choose another id, and adjust the links that lead to it.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    id: bread
    title: Fresh bread
  - type: prose
    id: baking
    title: Our bread
    body: We bake at night.
`,
  check(content) {
    const shared = content.anchorsOf(content.site);
    return [content.site, ...content.pages].flatMap((file) =>
      [...content.anchorsOf(file)].flatMap(([anchor, places]) => {
        if (isReservedAnchor(anchor)) return places.map(reserved);
        const other = file === content.site ? undefined : shared.get(anchor)?.[0];
        const [first, ...later] = other ? [other, ...places] : places;
        return first ? later.map((place) => repeated(place, first)) : [];
      }),
    );
  },
};

function reserved(place: Reference): Finding {
  return {
    at: place,
    message: `The id "${excerpt(place.value)}" is already taken on every page, by the page's own frame, menus or tabs, expected another.`,
    hint: "Choose another id, and adjust the links that lead to it.",
  };
}

function repeated(place: Reference, first: Reference): Finding {
  return {
    at: place,
    message: `The id "${excerpt(place.value)}" is already taken on this page, expected one of its own.`,
    hint: "Choose another id, and adjust the links that lead to it.",
    related: { at: first, message: `"${excerpt(first.value)}" stands here first.` },
  };
}
