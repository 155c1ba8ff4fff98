import { valueAt } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import type { ContentIndex, IndexedFile, PageFile } from "../../index/content-index.ts";
import { clashingTags, furtherRoutes } from "../../index/further-routes.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { otherPage } from "../toolkit/examples.ts";
import { numberOf } from "../toolkit/refused-characters.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

export const duplicateRoute: Check = {
  code: "duplicate-route",
  scope: "site",
  meaning:
    "Two files have the same route, such as about.yaml and about/index.yaml, or two names that differ only in capitals or in the encoding of accents; or a file, or a second list with perPage or tagPages, has the route of a further page of a long list or of a tag page; or two tags would share a page. Only one of them could be on the site.",
  bad: { "about.yaml": otherPage("About us"), "about/index.yaml": `«»${otherPage("About us")}` },
  good: { "about.yaml": otherPage("About us") },
  check(content) {
    const first = new Map<string, PageFile>();
    const lists = new Map(furtherRoutes(content).map(({ route, first: list }) => [route, list]));
    const files = content.pages.flatMap((file) => {
      const [earlier, list] = [first.get(file.route), lists.get(file.route)];
      first.set(file.route, earlier ?? file);
      if (list !== undefined) return [onFurtherPage(file, list, content)];
      return earlier ? [sameRoute(file, earlier)] : [];
    });
    return [...files, ...secondLists(content), ...clashingTags(content).flatMap(clash)];
  },
};

function sameRoute(file: PageFile, earlier: PageFile): Finding {
  return {
    at: { file },
    message: `Another file also has the route ${file.route}, expected one file per route.`,
    hint: "Rename or remove one of the two files.",
    related: { at: { file: earlier }, message: `This file also has the route ${file.route}.` },
  };
}

/** The rarer of two tags that would share a page, on each page that has it. */
function clash(one: ReturnType<typeof clashingTags>[number]): Finding[] {
  const { other = one } = one;
  const [rarer, usual] = one.pages.length > other.pages.length ? [other, one] : [one, other];
  const [odd] = [rarer.tag, usual.tag].flatMap(
    (tag) => /(?! )[\p{Zs}\p{Default_Ignorable_Code_Point}]/u.exec(tag) ?? [],
  );
  const seen = odd === undefined ? "" : ` One has an invisible character or a special space, ${numberOf(odd)}.`;
  const placeOf = (tag: string, file: PageFile) => {
    const tags = valueAt(file.data, ["tags"]);
    const index = Array.isArray(tags) ? tags.map(String).indexOf(tag) : -1;
    return { file, path: index < 0 ? [] : ["tags", index] };
  };
  return rarer.pages.map((file) => ({
    at: placeOf(rarer.tag, file),
    message: `The tags "${excerpt(rarer.tag)}" and "${excerpt(usual.tag)}" would both have the page ${one.route}, expected one tag per page.`,
    hint: `Spell them alike, or rename one of them on the pages that have it.${seen}`,
    related: usual.pages[0] && { at: placeOf(usual.tag, usual.pages[0]), message: "The other tag is here." },
  }));
}

function onFurtherPage(file: PageFile, list: string, content: ContentIndex): Finding {
  const owner = content.pagesByRoute.get(list);
  return {
    at: { file },
    message: `The list of ${list} continues at ${file.route}, expected no file with that route.`,
    hint: "Rename or move this file.",
    related: owner && { at: { file: owner }, message: "Its list has perPage or tagPages." },
  };
}

function secondLists({ references }: ContentIndex): Finding[] {
  const first = new Set<IndexedFile>();
  return references.flatMap(({ format, file, path, owner }) => {
    const key = ["perPage", "tagPages"].find((name) => owner[name] !== undefined && owner[name] !== false);
    if (!findFormat(format)?.goesOn || key === undefined) return [];
    if (!first.has(file)) {
      first.add(file);
      return [];
    }
    return {
      at: { file, path: [...path.slice(0, -1), key], part: "key" },
      message:
        'A list above has "perPage" or "tagPages" too, and both would use the same routes, expected one per page.',
      hint: 'Write "limit" here, or give this list its own page.',
    };
  });
}
