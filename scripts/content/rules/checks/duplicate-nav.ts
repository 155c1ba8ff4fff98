import { valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { fold } from "../meant/fold.ts";
import { originalsFirst } from "../meant/originals-first.ts";
import { isPageOfRoute, repeatedTexts } from "../meant/repeated-text.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleListOf } from "../words/example-site.ts";

const page = (title: string, nav: string) => `title: ${title}
description: All about ${title}.
nav: { ${nav} }
blocks:
  - type: hero
    title: ${title}
`;

const home = exampleListOf("/bread");

/** Pages with the place or the label of another page of their folder in menus. */
export const duplicateNav: Check = {
  code: "duplicate-nav",
  severity: "warning",
  scope: "site",
  meaning:
    "Two pages of a folder have the same place in menus and lists, so that their order is left to chance, or the same label, so that nobody can tell them apart.",
  bad: {
    "index.yaml": home,
    "bread/oat.yaml": page("Oat", "order: 10"),
    "bread/rye.yaml": page("Rye", "order: «10»"),
  },
  says: {
    message: "The page /bread/oat has the order 10 too, expected one of its own in this folder.",
    hint: "Write a number that no other page of the folder has.",
  },
  good: {
    "index.yaml": home,
    "bread/oat.yaml": page("Oat", "order: 10"),
    "bread/rye.yaml": page("Rye", "order: 20"),
  },
  check(content) {
    const found = [...content.folders.values()].flatMap((pages) => [
      ...repeats(content, pages, orderOf).map(({ copy, original }) => repeatedOrder(copy, original)),
      ...repeats(content, pages, labelOf)
        .filter(({ copy }) => valueAt(copy.data, ["nav", "label"]) !== undefined)
        .map(({ copy, original }) => repeatedLabel(copy, original)),
    ]);
    if (found.length === 0) return [];
    // A page that was copied is one mistake.
    const copies = new Set(repeatedTexts(content, "title").map(({ page }) => page.source));
    return found.filter(({ at }) => !copies.has(at.file.source));
  },
};

function orderOf({ data }: PageFile): string | undefined {
  const order = valueAt(data, ["nav", "order"]);
  return typeof order === "number" ? String(order) : undefined;
}

function labelOf({ data }: PageFile): string | undefined {
  const label = valueAt(data, ["nav", "label"]) ?? valueAt(data, ["title"]);
  return typeof label === "string" ? fold(label) : undefined;
}

/** The pages with a value that another has too, each with the one that probably had it first. */
function repeats(content: ContentIndex, pages: readonly PageFile[], readValue: (page: PageFile) => string | undefined) {
  const groups = new Map<string, PageFile[]>();
  for (const one of pages) {
    const value = readValue(one);
    if (value === undefined) continue;
    const group = groups.get(value) ?? [];
    groups.set(value, group);
    group.push(one);
  }
  return [...groups.values()].flatMap((all) => {
    // Most stand alone.
    const group = all.length < 2 ? [] : all.filter((page) => isPageOfRoute(content, page));
    if (group.length < 2) return [];
    const [original, ...copies] = originalsFirst(content, group);
    return original ? copies.map((copy) => ({ copy, original })) : [];
  });
}

function repeatedOrder(copy: PageFile, original: PageFile): Finding {
  const path = ["nav", "order"];
  return {
    at: { file: copy, path },
    message: `The page ${original.route} has the order ${orderOf(copy)} too, expected one of its own in this folder.`,
    hint: "Write a number that no other page of the folder has.",
    related: { at: { file: original, path }, message: `The order of ${original.route} is here.` },
  };
}

function repeatedLabel(copy: PageFile, original: PageFile): Finding {
  const path = ["nav", "label"];
  return {
    at: { file: copy, path },
    message: `The page ${original.route} has the same label in menus, "${excerpt(String(valueAt(copy.data, path)))}", expected one of its own.`,
    hint: "Write a label that says what sets this page apart.",
  };
}
