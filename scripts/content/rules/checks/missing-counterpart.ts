import { isRecord } from "../../diagnostic/is-record.ts";
import { valueAt } from "../../diagnostic/path.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { blocksOf, type PlacedBlock } from "../lookups/blocks-of.ts";

const page = (row: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: time-scale
    title: How long it takes
    every: 1
${row}`;

/** Parts of a block that show nothing by themselves, without the other part. */
export const missingCounterpart: Check = {
  code: "missing-counterpart",
  severity: "warning",
  scope: "page",
  meaning:
    "A part of a block means something together with another alone, which is not there: the words for where bars begin without what their beginning is, or a list of contents on a page of which no block has an id and a title.",
  bad: page("    end: Bread\n    items:\n      - { title: Rye, until: 4, «startText»: Now, endText: 4 hours }\n"),
  says: {
    message: 'There is "startText" in a row and no "start" in its block, which says what the beginning is.',
    hint: 'Add "start" to the block, such as "start: First response", or remove "startText".',
  },
  good: page(
    "    start: Flour\n    end: Bread\n    items:\n      - { title: Rye, until: 4, startText: Now, endText: 4 hours }\n",
  ),
  check: (content) => blocksOf(content).flatMap((placed) => [...checkRows(placed), ...checkContents(placed)]),
};

/** A row of a time scale says in words where its bar begins, and nothing says what that is. */
function checkRows({ file, path, block: { type, start, items } }: PlacedBlock): Finding[] {
  if (type !== "time-scale" || start !== undefined || !Array.isArray(items)) return [];
  const row = items.findIndex((item: unknown) => isRecord(item) && item["startText"] !== undefined);
  if (row < 0) return [];
  return [
    {
      at: { file, path: [...path, "items", row, "startText"], part: "key" },
      message: 'There is "startText" in a row and no "start" in its block, which says what the beginning is.',
      hint: 'Add "start" to the block, such as "start: First response", or remove "startText".',
    },
  ];
}

/** A list of contents has nothing to list. */
function checkContents({ file, path, block }: PlacedBlock): Finding[] {
  if (block["type"] !== "contents" || !file.isComplete) return [];
  const blocks = valueAt(file.data, ["blocks"]);
  const isListed = (other: unknown) =>
    isRecord(other) && other !== block && other["id"] !== undefined && other["title"] !== undefined;
  if (Array.isArray(blocks) && blocks.some(isListed)) return [];
  return [
    {
      at: { file, path: [...path, "type"] },
      message: 'The list of contents would be empty: no other block of the page has an "id" and a "title".',
      hint: 'Give the blocks that it should lead to an "id", such as "id: prices".',
    },
  ];
}
