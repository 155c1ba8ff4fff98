import type { CollectedPage } from "../../../../src/site.ts";
import { isRecord } from "../../diagnostic/is-record.ts";
import type { ContentFormat, ResolveContext } from "../descriptor/content-format.ts";

export const uncoveredFolderFormat: ContentFormat = {
  name: "uncovered-folder",
  title: "Pages of a folder without a row",
  description:
    "A folder of pages, such as /industries. The build replaces it by those of its pages that no row leads to, in the order of their nav.order.",
  expected: "the path of a folder such as /services",
  kind: "name",
  isShared: true,
  listsPages: true,
  proposals: ({ folders }) => folders,
  resolved: { type: "readonly CollectedPage[]", resolve: (value, context) => uncovered(value, context) },
  scaffold: (_, { folder }) => folder,
};

function uncovered(folder: string, { owner, base, address, pagesIn }: ResolveContext): readonly CollectedPage[] {
  const rows: readonly unknown[] = Array.isArray(owner.items) ? owner.items : [];
  const covered = new Set(rows.map((row) => (isRecord(row) ? `${base}${row.href}` : undefined)));
  return pagesIn(folder)
    .filter(({ href }) => href !== address && !covered.has(href))
    .map(({ href, label, description }) => ({ href, title: label, description }));
}
