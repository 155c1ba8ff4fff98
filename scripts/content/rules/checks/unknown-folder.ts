import { findFormat } from "../../formats/all-formats.ts";
import type { ContentIndex, Reference } from "../../index/content-index.ts";
import { hasPagePath } from "../../read/route-of.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { examplePage, withPageTitle } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { adviseOr, createSuggester } from "../toolkit/suggest.ts";
import { excerpt, orList } from "../toolkit/wording.ts";
import { whyHidden } from "./hidden-parts.ts";

const listOf = (folder: string) => `${examplePage}  - type: page-list\n    title: Our bread\n    folder: ${folder}\n`;

export const unknownFolder: Check = {
  code: "unknown-folder",
  scope: "site",
  meaning: "A menu or a list shows a folder that has no listed pages, so it would be empty.",
  bad: { "index.yaml": listOf("«/braeds»"), "breads/rye.yaml": withPageTitle("Rye") },
  good: { "index.yaml": listOf("/breads"), "breads/rye.yaml": withPageTitle("Rye") },
  check(content) {
    const known = [...content.folders.entries()].flatMap(([folder, pages]) =>
      pages.some(({ source }) => hasPagePath(source.path)) ? folder : [],
    );
    const nearest = createSuggester(() => known);
    return content.references.flatMap((reference) => {
      if (!findFormat(reference.format)?.listsPages) return [];
      const unmade = content.unmade?.get(reference.value);
      if (unmade === "mistake" || content.folders.has(reference.value)) return [];
      if (unmade === "empty") return { at: reference, ...emptyTable };
      return hiddenFolder(content, reference) ?? unknown(reference, nearest(reference.value), known);
    });
  },
};

const emptyTable = {
  message: "The table for the pages of this folder has no rows, so the folder has no listed pages.",
  hint: "Write a row for each page, or remove the folder here until then.",
};

function unknown(at: Reference, near: string | undefined, known: readonly string[]): Finding {
  const names = known.filter((folder) => folder !== "/").toSorted();
  const some = names.length === 0 ? "" : ` (${orList(names)})`;
  return {
    at,
    message: `There are no listed pages in a folder "${excerpt(at.value)}".`,
    ...adviseOr(at.value, near, `Write a folder that has pages${some}, or add a page to this one.`),
  };
}

function hiddenFolder({ hiding }: ContentIndex, at: Reference): Finding | undefined {
  const file = hiding?.whole.folders.get(at.value)?.[0];
  if (!file || !hiding) return undefined;
  const { place, reason } = whyHidden({ file, path: [], at: hiding.at });
  return {
    at,
    message: `No page of the folder "${excerpt(at.value)}" can be seen: ${file.route} ${reason}.`,
    hint: "Publish one of its pages, or remove the folder here until then.",
    related: { at: place, message: "This hides it." },
  };
}
