import { isRecord } from "../../diagnostic/is-record.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import { collectedFolderFormat } from "../../formats/folder-formats.ts";
import { type ContentIndex, mayHave, type PageFile, type Reference } from "../../index/content-index.ts";
import { fieldNames, fieldOf, orderOf, tagsOf } from "../../index/select-pages.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { examplePage, withPageTitle } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { adviseOr, suggest } from "../toolkit/suggest.ts";
import { excerpt } from "../toolkit/wording.ts";

const shops = (where: string) => `${examplePage}  - type: collection\n    folder: /shops\n    where: { ${where} }\n`;
const shop = withPageTitle("Bath").replace("blocks:", "data: { city: Bath }\nblocks:");

/** Lists that choose or sort pages by what none of them has. */
export const unknownField: Check = {
  code: "unknown-field",
  scope: "site",
  severity: "warning",
  meaning:
    "A list chooses or sorts the pages of its folder by a key that none of them has, or by a value that none of them has under it, or by the tags of its own page, which has none: it would be empty, or in no order.",
  bad: { "index.yaml": shops("«town»: Bath"), "shops/bath.yaml": shop },
  good: { "index.yaml": shops("city: Bath"), "shops/bath.yaml": shop },
  check(content) {
    const known = new Map<readonly PageFile[], ReadonlySet<string>>();
    const namesOf = (pages: readonly PageFile[]) => {
      const names = known.get(pages) ?? fieldNames(pages);
      known.set(pages, names);
      return names;
    };
    return content.references.flatMap((list) => {
      if (list.format !== collectedFolderFormat.name) return [];
      return [...unknownOrder(list, content, namesOf), ...unknownValues(list, content, namesOf)];
    });
  },
};

type Names = (pages: readonly PageFile[]) => ReadonlySet<string>;

/** The pages of which all that they have is known. A folder without pages is reported by itself. */
function knownPages({ value }: Reference, { folders }: ContentIndex): readonly PageFile[] | undefined {
  const pages = folders.get(value);
  return pages?.some((page) => mayHave(page, "")) ? undefined : pages;
}

function beside({ file, path }: Reference, ...below: ValuePath) {
  return { file, path: [...path.slice(0, -1), ...below] };
}

function unknownValues(list: Reference, content: ContentIndex, namesOf: Names): Finding[] {
  const { value: folder, owner } = list;
  const where = isRecord(owner["where"]) ? Object.entries(owner["where"]) : [];
  const pages = where.length > 0 ? knownPages(list, content) : undefined;
  if (!pages) return [];
  return where.flatMap(([name, wanted]): Finding[] => {
    const names = namesOf(pages);
    if (!names.has(name)) {
      const at = { ...beside(list, "where", name), part: "key" } as const;
      const hint = "Write a key that its pages have, or give it to them below data.";
      const message = `No page of ${folder} has "${excerpt(name)}".`;
      return [{ at, message, ...adviseOr(name, suggest(name, names), hint) }];
    }
    const known = new Set(pages.flatMap(({ data }) => fieldOf(data, name).map(String)));
    return [wanted].flat().flatMap((one, index): Finding[] => {
      const text = String(one);
      if (known.has(text)) return [];
      const at = beside(list, "where", name, ...(Array.isArray(wanted) ? [index] : []));
      const message = `No page of ${folder} has "${excerpt(text)}" as its "${name}".`;
      return [{ at, message, ...adviseOr(text, suggest(text, known), "Write a value that its pages have.") }];
    });
  });
}

function unknownOrder(list: Reference, content: ContentIndex, namesOf: Names): Finding[] {
  const { file, value: folder, owner } = list;
  const { order } = owner;
  if (typeof order !== "string") return [];
  const at = beside(list, "order");
  if (order === "related") {
    const message = "This page has no tags, by which others could be related to it.";
    const isClear = tagsOf(file.data).length === 0 && !mayHave(file, "tags");
    return isClear ? [{ at, message, hint: "Give it tags, or choose another order." }] : [];
  }
  const name = orderOf(owner).replace(/^-/, "");
  // Lists are sorted by the date where nothing is said, also of pages without.
  const pages = ["menu", "title", "date"].includes(name) ? undefined : knownPages(list, content);
  if (!pages || namesOf(pages).has(name)) return [];
  const [sign = ""] = /^-?/.exec(order) ?? [];
  const near = suggest(name, [...namesOf(pages), ...(sign ? [] : ["newest", "oldest", "title", "menu", "related"])]);
  const message = `No page of ${folder} has "${excerpt(name)}", by which the list is sorted.`;
  const hint = "Write newest, oldest, title, menu, related, or a key that its pages have.";
  return [{ at, message, ...adviseOr(order, near && sign + near, hint) }];
}
