import { isRecord } from "../../diagnostic/is-record.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { type PlacedBlock, rightBlocksOf } from "../lookups/blocks-of.ts";

const page = (second: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: metric-tiles
    items:
      - { value: "12", label: kinds of bread, leading: true }
      - { value: "3", label: ovens${second} }
`;

/** Lists of which two entries stand out, or one where none can. */
export const severalLeading: Check = {
  code: "several-leading",
  severity: "warning",
  scope: "file",
  about: { keys: ["leading", "featured"] },
  meaning:
    "Two figures of a block are the leading one, or two columns or plans stand out, so that none does. Or a card is featured where each takes the whole width.",
  bad: page(", «leading»: true"),
  says: {
    message: 'Only one entry stands out, and "leading" is true of another one above.',
    hint: 'Take "leading" out of one of them.',
  },
  good: page(""),
  check: (content) => rightBlocksOf(content).flatMap(checkBlock),
};

function checkBlock({ file, path, block }: PlacedBlock): Finding[] {
  return (["items", "columns"] as const).flatMap((name) => {
    const list = block[name];
    if (!Array.isArray(list)) return [];
    return (["leading", "featured"] as const).flatMap((key) => {
      const all = list.flatMap((entry: unknown, at) => (isRecord(entry) && entry[key] === true ? [at] : []));
      if (key === "featured" && block["layout"] === "rows") {
        return all.slice(0, 1).map((at) => ({
          at: { file, path: [...path, name, at, key], part: "key" as const },
          message: 'A card stands out in a grid alone, and with "layout: rows" each takes the whole width.',
          hint: 'Take "featured" out, or "layout: rows".',
          related: { at: { file, path: [...path, "layout"] }, message: "The layout is here." },
        }));
      }
      return all.slice(1, 2).map((at) => ({
        at: { file, path: [...path, name, at, key], part: "key" as const },
        message: `Only one entry stands out, and "${key}" is true of another one above.`,
        hint: `Take "${key}" out of one of them.`,
        related: { at: { file, path: [...path, name, all[0] ?? 0, key] }, message: "It stands here first." },
      }));
    });
  });
}
