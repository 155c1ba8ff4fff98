import { isRecord } from "../../diagnostic/is-record.ts";
import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";

/** Rows with more or fewer cells than their table has columns. */
export const unevenRow: Check = {
  code: "uneven-row",
  scope: "file",
  meaning:
    "A row of a table has more or fewer cells than the table has columns, so that words would stand below a heading that is not theirs.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: table
    columns:
      - label: Weight
      - label: Price
    items:
      - label: Rye
        «cells»: [900 g]
`,
  says: {
    message: '"cells" has 1 entry, and "columns" has 2, expected as many.',
    hint: 'Write an entry for each of "columns", in the same order.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: table
    columns:
      - label: Weight
      - label: Price
    items:
      - label: Rye
        cells: [900 g, £4]
`,
  check: (content) => content.pages.flatMap((page) => checkPage(page, content)),
};

function checkPage(page: PageFile, { blockTypes }: ContentIndex): Finding[] {
  const blocks = valueAt(page.data, ["blocks"]);
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, index) => {
    const schema = isRecord(block) ? blockTypes.get(String(block["type"])) : undefined;
    if (!schema || !isRecord(block)) return [];
    return rowsIn(schema, block, []).flatMap(({ path, key, length }) => {
      const list = block[key];
      const expected = list === undefined ? 1 : Array.isArray(list) ? list.length : length;
      if (length === expected) return [];
      return [
        {
          at: { file: page, path: ["blocks", index, ...path], part: "key" as const },
          message: `"${String(path.at(-1))}" has ${length} ${length === 1 ? "entry" : "entries"}, and ${
            list === undefined ? `there is no "${key}", expected one` : `"${key}" has ${expected}, expected as many`
          }.`,
          hint:
            list === undefined
              ? `Write one entry, or add "${key}".`
              : `Write an entry for each of "${key}", in the same order.`,
        },
      ];
    });
  });
}

interface Row {
  readonly path: ValuePath;
  /** The list of the block that the row has an entry for each entry of. */
  readonly key: string;
  readonly length: number;
}

/** The lists in some data whose schema says that they have as many entries as another. */
function rowsIn(schema: Schema, value: unknown, path: ValuePath): Row[] {
  if (Array.isArray(value)) {
    if (schema.perEntryOf !== undefined) return [{ path, key: schema.perEntryOf, length: value.length }];
    const { items } = schema;
    return items ? value.flatMap((entry: unknown, index) => rowsIn(items, entry, [...path, index])) : [];
  }
  if (!isRecord(value)) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([key, own]) => rowsIn(own, value[key], [...path, key]));
}
