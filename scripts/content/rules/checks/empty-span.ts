import { isRecord } from "../../diagnostic/is-record.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { blocksOf, type PlacedBlock } from "../lookups/blocks-of.ts";

const scale = (from: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: time-scale
    title: How long a loaf takes
    every: 6
    end: Out of the oven
    items:
      - title: Rye
        from: ${from}
        until: 18
        endText: At six
`;

/** Bars that end before they begin. */
export const emptySpan: Check = {
  code: "empty-span",
  scope: "file",
  about: { keys: ["from"] },
  meaning: "A bar of a scale ends where it begins, or before: there would be nothing to see.",
  bad: scale("«24»"),
  says: {
    message: 'Unexpected 24, expected less than "until", which is 18.',
    hint: "Write a smaller number here, or a larger one there.",
  },
  good: scale("12"),
  check: (content) => blocksOf(content).flatMap(checkBlock),
};

function checkBlock({ file, path, block: { items } }: PlacedBlock): Finding[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, at) => {
    const { from, until } = isRecord(item) ? item : {};
    if (typeof from !== "number" || typeof until !== "number" || from < until) return [];
    return [
      {
        at: { file, path: [...path, "items", at, "from"] },
        message: `Unexpected ${from}, expected less than "until", which is ${until}.`,
        hint: emptySpan.says.hint,
      },
    ];
  });
}
