import { isRecord } from "../../diagnostic/is-record.ts";
import { toPointer, type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Finding, Words } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { blocksOf, type PlacedBlock } from "../lookups/blocks-of.ts";
import { holdsKeyword, propertiesWith } from "../lookups/holds-keyword.ts";
import { unevenTables } from "../lookups/markdown/uneven-tables.ts";
import { shownTexts } from "../lookups/shown-texts.ts";
import { textFinding } from "../words/text-finding.ts";

/** Rows with more or fewer cells than their table has columns. */
export const unevenRow: Check = {
  code: "uneven-row",
  severity: "warning",
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
  check: (content) => [
    ...blocksOf(content).flatMap(checkBlock),
    ...shownTexts(content).flatMap((text) => unevenTables(text).map((mistake) => textFinding(text, mistake))),
  ],
};

function checkBlock({ file, path, block, schema }: PlacedBlock): Finding[] {
  if (!schema || !holdsKeyword(schema, "perEntryOf")) return [];
  const rows = rowsIn(schema, block, []).filter(({ key }) => !file.wrong.has(toPointer([...path, ...key.split("/")])));
  const shorter = listBesideRows(rows, block);
  if (shorter) return [{ ...shorter, at: { file, path: [...path, ...shorter.path], part: "key" } }];
  const isRenamed = Object.keys(block).some((key) => !schema.properties?.[key]);
  const uneven = rows.filter((row) => row.length !== expectedLength(row, block));
  // Where all rows are wrong alike, that is one mistake; each row of a table lacks its own cell.
  const [first] = uneven;
  const isTable = first?.path.at(-1) === "cells" && valueAt(block, first.key.split("/")) !== undefined;
  const areAlike = !isTable && uneven.length === rows.length && uneven.every(({ length }) => length === first?.length);
  return (areAlike ? uneven.slice(0, 1) : uneven).flatMap((row) => {
    // The list may stand there under a key that is reported by itself.
    if (valueAt(block, row.key.split("/")) === undefined && isRenamed) return [];
    const { hint, ...words } = unlikeList(row, block);
    const wrote = hintOfSigns(row, block);
    return [{ ...words, hint: wrote ?? hint, at: { file, path: [...path, ...row.path], part: "key" as const } }];
  });
}

/** What to write where another sign stands between the entries, or a comma inside a number. */
function hintOfSigns(row: ValueRow, block: unknown): string | undefined {
  const values = valueAt(block, row.path);
  const expected = expectedLength(row, block);
  if (!Array.isArray(values)) return undefined;
  const [text] = values;
  for (const sign of [";", "|", "/"]) {
    const parts = typeof text === "string" && values.length === 1 ? text.split(sign).map((part) => part.trim()) : [];
    if (parts.length === expected && parts.every((part) => part !== "")) {
      return `A comma parts entries, and not "${sign}": write [${parts.join(", ")}].`;
    }
  }
  const numbers: unknown[] = values;
  if (numbers.length <= expected || !numbers.every((value) => Number.isInteger(value))) return undefined;
  const at = numbers.findIndex((value, index) => isThousand(value) && isThousand(numbers[index + 1]));
  if (at < 0) return undefined;
  const number = Number(numbers[at]) * 1000 + Number(numbers[at + 1]);
  return `A comma parts entries, so that one inside a number makes two of it: write ${number} where that is meant.`;
}

function isThousand(value: unknown): boolean {
  return Number(value) >= 0 && Number(value) < 1000;
}

function unlikeList(row: ValueRow, block: unknown): Words {
  const { path, key, length } = row;
  const steps = key.split("/");
  const name = steps.at(-1);
  const has = `"${String(path.at(-1))}" has ${length} ${length === 1 ? "entry" : "entries"}`;
  return valueAt(block, steps) === undefined
    ? {
        message: `${has}, and there is no "${name}", expected one.`,
        hint: `Write one entry, or add "${name}".`,
      }
    : {
        message: `${has}, and "${name}" has ${expectedLength(row, block)}, expected as many.`,
        hint: `Write an entry for each of "${name}", in the same order.`,
      };
}

function expectedLength({ key, length }: ValueRow, block: unknown): number {
  const list = valueAt(block, key.split("/"));
  return list === undefined ? 1 : Array.isArray(list) ? list.length : length;
}

/** The list that is shorter than all rows, where there are several and they agree with each other: then it is the one that is wrong. */
function listBesideRows(rows: readonly ValueRow[], block: unknown): (Words & { readonly path: ValuePath }) | undefined {
  const [row, another] = rows;
  if (!row || !another || rows.some(({ key, length }) => key !== row.key || length !== row.length)) return undefined;
  const path = row.key.split("/");
  const list = valueAt(block, path);
  if (!Array.isArray(list) || list.length >= row.length) return undefined;
  const [name, cells] = [path, row.path].map((steps) => String(steps.at(-1)));
  return {
    path,
    message: `"${name}" has ${list.length} ${list.length === 1 ? "entry" : "entries"}, and each "${cells}" has ${row.length}, expected as many.`,
    hint: `Add what is missing here, in the order of "${cells}".`,
  };
}

interface ValueRow {
  readonly path: ValuePath;
  /** Where in the block the list is that the row has an entry for each entry of, its steps apart by slashes. */
  readonly key: string;
  readonly length: number;
}

/** The lists in some data whose schema says that they have as many entries as another. */
function rowsIn(schema: Schema, value: unknown, path: ValuePath): ValueRow[] {
  if (value === undefined || !holdsKeyword(schema, "perEntryOf")) return [];
  if (Array.isArray(value)) {
    if (schema.perEntryOf !== undefined) return [{ path, key: schema.perEntryOf, length: value.length }];
    const { items } = schema;
    return items ? value.flatMap((entry: unknown, index) => rowsIn(items, entry, [...path, index])) : [];
  }
  if (!isRecord(value)) return [];
  return propertiesWith(schema, "perEntryOf").flatMap(([key, own]) => rowsIn(own, value[key], [...path, key]));
}
