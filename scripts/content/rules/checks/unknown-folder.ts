import { toPointer } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import { collectedFolderFormat } from "../../formats/folder-formats.ts";
import { type ContentIndex, mayHave, type PageFile, type Reference } from "../../index/content-index.ts";
import { tagsOf } from "../../index/select-pages.ts";
import { hasPagePath } from "../../read/route-of.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { examplePage, withPageTitle } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { adviseOr, createSuggester, suggest } from "../toolkit/suggest.ts";
import { excerpt, orList } from "../toolkit/wording.ts";
import { whyHidden } from "./hidden-parts.ts";

const listOf = (folder: string) => `${examplePage}  - type: page-list\n    title: Our bread\n    folder: ${folder}\n`;

/** Menus and lists that name a folder without pages, or a tag that none of its pages has. */
export const unknownFolder: Check = {
  code: "unknown-folder",
  scope: "site",
  meaning:
    "A menu or a list names a folder in which no page is listed, or a tag that no other page of its folder has, so that it would be empty.",
  bad: { "index.yaml": listOf("«/braeds»"), "breads/rye.yaml": withPageTitle("Rye") },
  good: { "index.yaml": listOf("/breads"), "breads/rye.yaml": withPageTitle("Rye") },
  check(content) {
    const known = [...content.folders.entries()].flatMap(([folder, pages]) =>
      pages.some(({ source }) => hasPagePath(source.path)) ? folder : [],
    );
    const nearest = createSuggester(() => known);
    return content.references.flatMap((reference) => {
      if (!findFormat(reference.format)?.listsPages) return [];
      const pages = content.folders.get(reference.value);
      if (content.unmade?.includes(reference.value)) return [];
      if (pages) return unknownTags(reference, pages);
      return hiddenFolder(content, reference) ?? unknown(reference, nearest(reference.value), known);
    });
  },
};

function unknown(at: Reference, near: string | undefined, known: readonly string[]): Finding {
  const names = known.filter((folder) => folder !== "/").toSorted();
  const some = names.length === 0 ? "" : ` (${orList(names)})`;
  return {
    at,
    message: `No page is listed in a folder "${excerpt(at.value)}".`,
    ...adviseOr(at.value, near, `Write a folder that has pages${some}, or add a page to this one.`),
  };
}

/** A folder that has pages, of which readers can see none. */
function hiddenFolder({ hiding }: ContentIndex, at: Reference): Finding | undefined {
  const file = hiding?.whole.folders.get(at.value)?.[0];
  if (!file || !hiding) return undefined;
  const { place, reason } = whyHidden({ file, path: [], at: hiding.at });
  return {
    at,
    message: `No page of the folder "${excerpt(at.value)}" can be seen: ${file.route} ${reason}.`,
    hint: "Publish one of its pages, or take the folder out here until then.",
    related: { at: place, message: "This hides it." },
  };
}

/** The tags of a collection that no page of its folder has. */
function unknownTags({ format, value, owner, file, path }: Reference, pages: readonly PageFile[]): Finding[] {
  if (format !== collectedFolderFormat.name || tagsOf(owner).length === 0) return [];
  const known = new Set(pages.flatMap((page) => (page.source.path === file.source.path ? [] : tagsOf(page.data))));
  return tagsOf(owner).flatMap((tag, index) => {
    const at = { file, path: [...path.slice(0, -1), "tags", index] };
    // A page may have it in what is wrong with it.
    const isUnclear = file.wrong.has(toPointer(at.path)) || pages.some((page) => mayHave(page, "tags"));
    if (known.has(tag) || isUnclear) return [];
    const hint = "Write a tag that its pages have, or give it to a page.";
    const message = `No page of ${value} has the tag "${excerpt(tag)}".`;
    return [{ at, message, ...adviseOr(tag, suggest(tag, known), hint) }];
  });
}
