import { toPointer, valueAt } from "../../diagnostic/path.ts";
import { collectedFolderFormat } from "../../formats/folders/folder-formats.ts";
import { mayHave } from "../../index/content-index.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { examplePage } from "../words/example-site.ts";
import { advise, suggest } from "../words/suggest.ts";

const rye = `title: Rye
description: Dense and dark.
tags: [sourdough]
blocks:
  - type: hero
    title: Rye
`;
const home = (tag: string) => `${examplePage}  - type: collection
    title: Our bread
    folder: /breads
    order: title
    tags: [${tag}]
`;

/** Collections of pages with a tag that no page of their folder has. */
export const unknownTag: Check = {
  code: "unknown-tag",
  isLowerable: true,
  scope: "site",
  meaning:
    "A collection lists the pages of a folder with a tag, and no other page of that folder that readers can see has it. It would list nothing of it.",
  bad: { "index.yaml": home("«sourdogh»"), "breads/rye.yaml": rye },
  says: { message: 'No page of /breads has the tag "sourdogh".', hint: 'Write "sourdough" instead.' },
  good: { "index.yaml": home("sourdough"), "breads/rye.yaml": rye },
  check: ({ references, folders }) =>
    references.flatMap(({ format, value: folder, owner, file, path }) => {
      const listed = folders.get(folder);
      if (format !== collectedFolderFormat.name || !listed) return [];
      const known = new Set(listed.flatMap((page) => (page.source.path === file.source.path ? [] : tagsOf(page.data))));
      return tagsOf(owner).flatMap((tag, index) => {
        const at = { file, path: [...path.slice(0, -1), "tags", index] };
        // A page may have it in what is wrong with it.
        const isUnclear = file.wrong.has(toPointer(at.path)) || listed.some((page) => mayHave(page, "tags"));
        if (known.has(tag) || isUnclear) return [];
        const near = suggest(tag, known);
        return [
          {
            at,
            message: `No page of ${folder} has the tag "${excerpt(tag)}".`,
            ...(near === undefined
              ? { hint: "Write a tag that its pages have, or give it to a page." }
              : advise(tag, near)),
          },
        ];
      });
    }),
};

function tagsOf(data: unknown): string[] {
  const tags = valueAt(data, ["tags"]);
  return Array.isArray(tags) ? tags.map(String) : [];
}
