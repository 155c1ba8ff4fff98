import { isRecord } from "../../diagnostic/is-record.ts";
import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { blocksOf, type PlacedBlock } from "../lookups/blocks-of.ts";
import { holdsKeyword, propertiesWith } from "../lookups/holds-keyword.ts";

const table = (cells: string) => `title: Home
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
        cells: [${cells}]
`;

/** Cells of a table beyond its columns: they are shown, and nothing says what they are. */
export const cellWithoutHeading: Check = {
  code: "cell-without-heading",
  severity: "warning",
  scope: "file",
  about: { keys: ["columns"] },
  isOneByWords: true,
  meaning: "A row of a table has more cells than the table has columns, so that the last ones stand below no heading.",
  bad: table("900 g, £4, «sold out»"),
  says: {
    message: '"cells" has 3 entries, and "columns" has 2: no heading stands above this one.',
    hint: 'Add a column, or remove a cell. A comma in [ ] parts two cells: write a text that has one in quotes, such as ["small, sliced"].',
  },
  good: table("900 g, £4"),
  check: (content) => blocksOf(content).flatMap(checkBlock),
};

function checkBlock({ file, path, block, schema }: PlacedBlock): Finding[] {
  if (!schema || !holdsKeyword(schema, "perEntryOf")) return [];
  return rowsIn(schema, block, []).flatMap((row) => {
    const columns = valueAt(block, row.key.split("/"));
    if (!Array.isArray(columns) || row.length <= columns.length) return [];
    return {
      at: { file, path: [...path, ...row.path, columns.length] },
      message: `"cells" has ${row.length} entries, and "columns" has ${columns.length}: no heading stands above this one.`,
      hint: 'Add a column, or remove a cell. A comma in [ ] parts two cells: write a text that has one in quotes, such as ["small, sliced"].',
    };
  });
}

interface ListRow {
  readonly path: ValuePath;
  /** Where in the block its columns are, the steps apart by slashes. */
  readonly key: string;
  readonly length: number;
}

/** The rows of cells in some data. Series and periods have names that are shown in other ways. */
function rowsIn(schema: Schema, value: unknown, path: ValuePath): ListRow[] {
  if (value === undefined || !holdsKeyword(schema, "perEntryOf")) return [];
  if (Array.isArray(value)) {
    const { items, perEntryOf: key } = schema;
    if (key !== undefined) return key.endsWith("columns") ? [{ path, key, length: value.length }] : [];
    return items ? value.flatMap((entry: unknown, index) => rowsIn(items, entry, [...path, index])) : [];
  }
  if (!isRecord(value)) return [];
  return propertiesWith(schema, "perEntryOf").flatMap(([key, own]) => rowsIn(own, value[key], [...path, key]));
}
