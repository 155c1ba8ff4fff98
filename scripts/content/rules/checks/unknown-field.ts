import { isRecord, valueAt, type ValuePath } from "../../diagnostic/path.ts";
import { collectedFolderFormat } from "../../formats/folder-formats.ts";
import { mayHave, type PageFile, type Reference } from "../../index/content-index.ts";
import { fieldNames, fieldOf, orderOf } from "../../index/select-pages.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { examplePage, withPageTitle } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { adviseOr, suggest } from "../toolkit/suggest.ts";
import { excerpt } from "../toolkit/wording.ts";

const shops = (where: string) => `${examplePage}  - type: collection\n    folder: /shops\n    where: { ${where} }\n`;
const shop = withPageTitle("Bath").replace("blocks:", "data: { city: Bath }\nblocks:");

export const unknownField: Check = {
  code: "unknown-field",
  scope: "site",
  severity: "warning",
  meaning:
    "A list filters or sorts the pages of its folder by a key that none of them has, or filters them by a value or tag that no other page has: the list would be empty or unsorted.",
  bad: { "index.yaml": shops("«town»: Bath"), "shops/bath.yaml": shop },
  good: { "index.yaml": shops("city: Bath"), "shops/bath.yaml": shop },
  check(content) {
    /** The values that find pages in the rows of a template, by what is written for all rows. */
    const finding = new Map<string, Set<string>>();
    const found = content.references.flatMap((list): FieldFinding[] => {
      // A folder without pages is reported by another rule, and a page with a mistake may have any value.
      // A page that is not published yet, or no longer, may be the only one with a value.
      const { folders } = content.hiding?.whole ?? content;
      const pages = folders.get(list.value);
      if (list.format !== collectedFolderFormat.name || !pages || pages.some((page) => mayHave(page, ""))) return [];
      return [...unknownOrder(list, pages), ...unknownValues(list, pages, finding)];
    });
    // The lists of other rows may be empty for now, but if a page has nearly the value of such a row, which no row has, it is misspelt.
    return found.filter(({ at, near }) => {
      const rows = finding.get(asWritten(at) ?? "");
      return !rows || (near !== undefined && !rows.has(near));
    });
  },
};

/** A value of a template as written for all rows; undefined for any other value. */
function asWritten({ file, path = [] }: Finding["at"]): string | undefined {
  const written = file.asWritten?.(path);
  const folder = valueAt(file.data, [...path.slice(0, 2), "folder"]);
  return written === undefined ? undefined : JSON.stringify([file.source.displayPath, folder, path.slice(2), written]);
}

const known = new WeakMap<readonly PageFile[], ReadonlySet<string>>();

/** Cached, because several lists may show one large folder. */
function namesOf(pages: readonly PageFile[]): ReadonlySet<string> {
  const names = known.get(pages) ?? fieldNames(pages);
  known.set(pages, names);
  return names;
}

function beside({ file, path }: Reference, ...below: ValuePath) {
  return { file, path: [...path.slice(0, -1), ...below] };
}

interface FieldFinding extends Finding {
  /** The value of a page that is probably meant. */
  readonly near?: string | undefined;
}

function unknownValues(list: Reference, all: readonly PageFile[], finding: Map<string, Set<string>>): FieldFinding[] {
  const { value: folder, owner } = list;
  const where = isRecord(owner["where"]) ? Object.entries(owner["where"]) : [];
  const wanted = [...where.map(([name, value]) => ({ name, value, path: ["where", name] }))];
  if (owner["tags"] !== undefined) wanted.push({ name: "tags", value: owner["tags"], path: ["tags"] });
  return wanted.flatMap(({ name, value, path }): Finding[] => {
    const names = name === "tags" ? new Set([name]) : namesOf(all);
    if (!names.has(name)) {
      const at = { ...beside(list, ...path), part: "key" } as const;
      const hint = "Write a key that its pages have, or add it to them under data.";
      const message = `No page of ${folder} has "${excerpt(name)}".`;
      return [{ at, message, ...adviseOr(name, suggest(name, names), hint) }];
    }
    // The list does not show its own page.
    const others = all.filter(({ source }) => source.path !== list.file.source.path);
    const known = new Set(others.flatMap(({ data }) => fieldOf(data, name).map(String)));
    return [value].flat().flatMap((one, index): FieldFinding[] => {
      const text = String(one);
      const at = beside(list, ...path, ...(Array.isArray(value) ? [index] : []));
      if (known.has(text)) {
        const written = asWritten(at) ?? text;
        finding.set(written, (finding.get(written) ?? new Set()).add(text));
        return [];
      }
      const message = `No page of ${folder} has "${excerpt(text)}" as its "${name}".`;
      const near = suggest(text, known);
      return [{ at, message, near, ...adviseOr(text, near, "Write a value that its pages have.") }];
    });
  });
}

function unknownOrder(list: Reference, pages: readonly PageFile[]): Finding[] {
  const { value: folder, owner } = list;
  const { order } = owner;
  const [, sign = "", name = ""] = /^(-?)(.*)$/.exec(orderOf(owner)) ?? [];
  // Lists are sorted by date by default, even if pages have none.
  if (typeof order !== "string" || ["menu", "title", "date"].includes(name)) return [];
  const names = namesOf(pages);
  if (names.has(name)) return [];
  const near = suggest(name, [...names, ...(sign ? [] : ["newest", "oldest", "title", "menu", "related"])]);
  const message = `No page of ${folder} has "${excerpt(name)}", by which the list is sorted.`;
  const hint = "Write newest, oldest, title, menu, related, or a key that its pages have.";
  return [{ at: beside(list, "order"), message, ...adviseOr(order, near && sign + near, hint) }];
}
