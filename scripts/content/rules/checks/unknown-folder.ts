import { findFormat } from "../../formats/all-formats.ts";
import { hasPagePath } from "../../read/route-of.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleListOf } from "../words/example-site.ts";
import { describeHidden, placeHiding } from "../words/hidden-parts.ts";
import { orList } from "../words/or-list.ts";
import { advise, createSuggester } from "../words/suggest.ts";

const rye = `title: Rye
description: Dense and dark.
blocks:
  - type: hero
    title: Rye
`;

/** Menus and lists of pages that name a folder without pages. */
export const unknownFolder: Check = {
  code: "unknown-folder",
  scope: "site",
  meaning: "A menu or a list of pages names a folder in which no page is listed, so that it would be empty.",
  bad: { "index.yaml": exampleListOf("«/braeds»"), "breads/rye.yaml": rye },
  says: { message: 'No page is listed in a folder "/braeds".', hint: 'Write "/breads" instead.' },
  good: { "index.yaml": exampleListOf("/breads"), "breads/rye.yaml": rye },
  check(content) {
    const known = [...content.folders.entries()].flatMap(([folder, pages]) =>
      pages.some(({ source }) => hasPagePath(source.path)) ? folder : [],
    );
    const suggestFolder = createSuggester(() => known);
    const names = known.filter((folder) => folder !== "/").toSorted();
    return content.references
      .filter(({ format, value }) => findFormat(format)?.listsPages && !content.folders.has(value))
      .map((reference) => {
        const { value } = reference;
        const hidden = content.hiding?.whole.folders.get(value)?.[0];
        if (hidden && content.hiding) {
          const part = { file: hidden, path: [], at: content.hiding.at };
          return {
            at: reference,
            message: `No page of the folder "${excerpt(value)}" can be seen: ${hidden.route} ${describeHidden(part)}.`,
            hint: "Publish one of its pages, or take the folder out here until then.",
            related: { at: placeHiding(part), message: "This hides it." },
          };
        }
        const near = suggestFolder(value);
        const some = names.length === 0 ? "" : ` (${orList(names)})`;
        return {
          at: reference,
          message: `No page is listed in a folder "${excerpt(value)}".`,
          ...(near === undefined
            ? { hint: `Write a folder that has pages${some}, or add a page to this one.` }
            : advise(value, near)),
        };
      });
  },
};
