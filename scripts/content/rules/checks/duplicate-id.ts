import { isReservedAnchor } from "../../formats/parse-link.ts";
import type { Reference } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

const page = (id: string) => `${examplePage}    id: bread
  - type: prose
    id: ${id}
    title: Our bread
    body: We bake at night.
`;

/** Ids of blocks that another block of the page, the site file or the renderer uses too. */
export const duplicateId: Check = {
  code: "duplicate-id",
  isLowerable: true,
  scope: "site",
  meaning:
    "Two blocks on one page have the same id, so that a link to it can lead to the first alone; or a block has an id that every page uses itself, such as main.",
  bad: page("«bread»"),
  says: {
    message: 'The id "bread" is already taken on this page, expected one of its own.',
    hint: "Choose another id, and adjust the links that lead to it.",
  },
  good: page("baking"),
  check(content) {
    const shared = content.anchorsOf(content.site);
    return [content.site, ...content.pages].flatMap((file) =>
      [...content.anchorsOf(file)].flatMap(([anchor, places]) => {
        if (isReservedAnchor(anchor)) return places.map((place) => taken(place));
        const other = file === content.site ? undefined : shared.get(anchor)?.[0];
        const [first, ...later] = other ? [other, ...places] : places;
        return first ? later.map((place) => taken(place, first)) : [];
      }),
    );
  },
};

/** The finding for an id that a place has first, or else every page itself. */
function taken(at: Reference, first?: Reference): Finding {
  const id = `"${excerpt(at.value)}"`;
  const owner = first ? "on this page" : "on every page, by its frame, its menus or its tabs";
  return {
    at,
    message: `The id ${id} is already taken ${owner}, expected one of its own.`,
    hint: duplicateId.says.hint,
    related: first && { at: first, message: `${id} stands here first.` },
  };
}
