import { listAt, valueAt } from "../../diagnostic/path.ts";
import { isReservedAnchor } from "../../formats/parse-link.ts";
import type { IndexedFile, Reference } from "../../index/content-index.ts";
import { isComposed } from "../../yaml/fillings.ts";
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

export const duplicateId: Check = {
  code: "duplicate-id",
  isLowerable: true,
  scope: "site",
  meaning:
    "Two blocks on a page have the same id, so a link to it can only lead to the first; or a block has an id that every page already uses, such as main; or the site lists a service twice.",
  bad: page("«bread»"),
  good: page("baking"),
  check(content) {
    const shared = content.anchorsOf(content.site);
    const ofBlocks = [...content.siteFiles, ...content.pages].flatMap((file) =>
      [...content.anchorsOf(file)].flatMap(([anchor, places]) => {
        if (isReservedAnchor(anchor)) return places.map((place) => taken(place));
        const other = content.siteFiles.includes(file) ? undefined : shared.get(anchor)?.[0];
        const [first, ...later] = other ? [other, ...places] : places;
        return first ? later.map((place) => taken(place, first)) : [];
      }),
    );
    return [...ofBlocks, ...repeatedServices(content.site)];
  },
};

function repeatedServices(file: IndexedFile): Finding[] {
  const names = listAt(file.data, ["services"]).map((service) => valueAt(service, ["use"]));
  return names.flatMap((name, index) => {
    if (typeof name !== "string" || names.indexOf(name) === index) return [];
    const message = `The service "${excerpt(name)}" is already listed above, expected it once.`;
    const hint = "Remove one of the two: only the first has an effect.";
    return [{ at: { file, path: ["services", index, "use"] }, message, hint }];
  });
}

/** Whether two values of a page are written in the same place, which is only possible in a part. */
function isSamePlace(at: Reference, first: Reference): boolean {
  if (at.file !== first.file || !isComposed(at.file.source)) return false;
  const [one, other] = [at.file.place(at), first.file.place(first)];
  return one.file === other.file && one.pointer === other.pointer;
}

function taken(at: Reference, first?: Reference): Finding {
  const id = `"${excerpt(at.value)}"`;
  if (first && isSamePlace(at, first)) {
    return {
      at,
      message: `The id ${id} is on this page twice, because the page uses its part twice.`,
      hint: "Leave the id out, or use the part once.",
    };
  }
  const owner = first ? "on this page" : "on every page, by its frame, its menus or its tabs";
  return {
    at,
    message: `The id ${id} is already used ${owner}, expected a different one.`,
    hint: "Choose another id, and update the links to it.",
    related: first && { at: first, message: `${id} is first used here.` },
  };
}
