import { toPointer, valueAt } from "../../diagnostic/path.ts";
import { collectedFolderFormat } from "../../formats/folders/folder-formats.ts";
import { mayHave, type PageFile } from "../../index/content-index.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { escapePattern } from "../words/escape-pattern.ts";
import { advise, createSuggester } from "../words/suggest.ts";

const rye = `title: Rye
description: Dense and dark.
tags: [sourdough]
blocks:
  - type: hero
    title: Rye
`;
const home = (tag: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: collection
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
  check({ references, folders, pages }) {
    return references.flatMap(({ format, value: folder, owner, file, path }) => {
      const listed = folders.get(folder);
      if (format !== collectedFolderFormat.name || !listed) return [];
      const known = new Set(listed.filter(({ source }) => source.path !== file.source.path).flatMap(tagsOf));
      const suggestTag = createSuggester(() => known);
      return tagsOf({ data: owner }).flatMap((value, index) => {
        const place = [...path.slice(0, -1), "tags", index];
        if (known.has(value) || file.wrong.has(toPointer(place))) return [];
        // A page has it in what could not be read, or in another spelling than a third one, which is reported there.
        const word = new RegExp(`(?<![\\w-])${escapePattern(value)}(?![\\w-])`, "i");
        if (listed.some((page) => mayHave(page, word)) || isSpeltOtherwise(value, known, pages)) return [];
        const tag = suggestTag(value);
        return [
          {
            at: { file, path: place },
            message: `No page of ${folder} has the tag "${excerpt(value)}".`,
            ...(tag === undefined
              ? { hint: "Write a tag that its pages have, or give it to a page." }
              : advise(value, tag, { text: "" })),
          },
        ];
      });
    });
  },
};

/** True where a page of the folder has the tag with other capitals, and a page elsewhere with these. */
function isSpeltOtherwise(tag: string, known: ReadonlySet<string>, pages: readonly PageFile[]): boolean {
  const isNear = [...known].some((other) => other.toLowerCase() === tag.toLowerCase());
  return isNear && pages.some((page) => tagsOf(page).includes(tag));
}

function tagsOf({ data }: { readonly data: unknown }): string[] {
  const tags = valueAt(data, ["tags"]);
  return Array.isArray(tags) ? tags.map(String) : [];
}
