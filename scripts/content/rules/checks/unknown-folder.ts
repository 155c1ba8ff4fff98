import { findFormat } from "../../formats/all-formats.ts";
import type { Reference } from "../../index/content-index.ts";
import { correctRoute } from "../../read/route-form.ts";
import { hasPagePath } from "../../read/route-of.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleListOf } from "../words/example-site.ts";
import { describeHidden, type HiddenPart, whyHidden } from "../words/hidden-parts.ts";
import { orList } from "../words/or-list.ts";
import { advise, createSuggester } from "../words/suggest.ts";

/** Menus and lists of pages that name a folder without pages. */
export const unknownFolder: Check = {
  code: "unknown-folder",
  scope: "site",
  meaning: "A menu or a list of pages names a folder in which no page is listed, so that it would be empty.",
  bad: {
    "index.yaml": exampleListOf("«/braeds»"),
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
    "index.yaml": exampleListOf("/breads"),
    "breads/rye.yaml": `title: Rye
description: Dense and dark.
blocks:
  - type: hero
    title: Rye
`,
  },
  check(content) {
    const folders = () =>
      [...content.folders]
        .filter(([, pages]) => pages.some(({ source }) => hasPagePath(source.path)))
        .map(([folder]) => folder);
    const suggestFolder = createSuggester(folders);
    return content.references
      .filter(({ format, value }) => findFormat(format)?.listsPages && !content.folders.has(value))
      .map((reference) => {
        const { value } = reference;
        const hidden = content.hiding?.whole.folders.get(value)?.[0];
        if (hidden && content.hiding) return emptyFolder(reference, { file: hidden, path: [], at: content.hiding.at });
        const corrected = correctRoute(value);
        const isKnown = corrected !== undefined && content.folders.has(corrected);
        const folder = isKnown ? corrected : suggestFolder(value);
        return {
          at: reference,
          message: `No page is listed in a folder "${excerpt(value)}".`,
          ...(folder
            ? advise(isKnown ? folder : value, folder, { text: reference.file.source.text })
            : { hint: `Write a folder that has pages${namesOf(folders())}, or add a page to this one.` }),
        };
      });
  },
};

function namesOf(folders: readonly string[]): string {
  const names = folders.filter((folder) => folder !== "/");
  return names.length === 0 ? "" : ` (${orList(names.toSorted())})`;
}

/** A folder that has pages, of which readers can see none. */
function emptyFolder(reference: Reference, page: HiddenPart): Finding {
  const { route } = page.file;
  return {
    at: reference,
    message: `No page of the folder "${excerpt(reference.value)}" can be seen: ${route} ${describeHidden(page)}.`,
    hint: "Publish one of its pages, or take the folder out here until then.",
    related: whyHidden(page),
  };
}
