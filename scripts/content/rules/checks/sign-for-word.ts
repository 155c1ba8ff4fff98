import { isRecord } from "../../diagnostic/is-record.ts";
import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { PageFile } from "../../index/content-index.ts";
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
      - label: Monday
      - label: Sunday
    items:
      - label: Rye
        cells: [${cells}]
`;

/** Signs in cells that have words, which every table shows alike and reads out. */
export const signForWord: Check = {
  code: "sign-for-word",
  severity: "warning",
  scope: "file",
  isOneByForm: true,
  meaning:
    "A cell of a table has a tick or a cross. The words yes and no are shown as such signs, alike in all tables, and are read out to people who cannot see them.",
  bad: table("«✓», ✗"),
  says: { message: 'Unexpected "✓", expected yes or no.', hint: 'Write "yes" for a tick and "no" for a cross.' },
  good: table("yes, no"),
  check: (content) => blocksOf(content).flatMap(checkBlock),
};

const sign = /^(?:[✓✔☑✅√✗✘✖❌☒×]\uFE0F?|:(?:white_check_mark|heavy_check_mark|x):)$/u;

function checkBlock({ file, path, block, schema }: PlacedBlock): Finding[] {
  return schema && holdsKeyword(schema, "perEntryOf")
    ? signsIn(schema, block, path).map((place) => finding(file, place))
    : [];
}

function finding(file: PageFile, path: ValuePath): Finding {
  const hint = signForWord.says.hint;
  return { at: { file, path }, message: `Unexpected "${String(valueAt(file.data, path))}", expected yes or no.`, hint };
}

/** The first sign of each row. */
function signsIn(schema: Schema, value: unknown, path: ValuePath): ValuePath[] {
  if (Array.isArray(value)) {
    const { items, perEntryOf } = schema;
    const first =
      perEntryOf === undefined ? -1 : value.findIndex((cell) => typeof cell === "string" && sign.test(cell));
    if (first >= 0) return [[...path, first]];
    return items ? value.flatMap((entry: unknown, at) => signsIn(items, entry, [...path, at])) : [];
  }
  if (!isRecord(value)) return [];
  return propertiesWith(schema, "perEntryOf").flatMap(([key, own]) => signsIn(own, value[key], [...path, key]));
}
