import { chartData } from "../../charts/chart-data.ts";
import { valueAt } from "../../diagnostic/path.ts";
import { chartKindFormat } from "../../formats/names/chart-kind-format.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { blocksOf, type PlacedBlock } from "../lookups/blocks-of.ts";
import { chartFinding } from "../lookups/chart-finding.ts";
import { hasFormat } from "../lookups/has-format.ts";
import { wrongIn } from "../lookups/wrong-in.ts";

const chart = (scale: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: chart
    title: Loaves
    chart: bar
    scale: ${scale}
    items:
      - label: Monday
        values: [0]
      - label: Tuesday
        values: [120]
`;

/** Charts of numbers on the page that cannot be drawn as their author wants. */
export const unfitChart: Check = {
  code: "unfit-chart",
  scope: "file",
  about: { keys: ["chart"] },
  meaning: "A chart has no numbers, or numbers that its kind or its scale cannot show, so that it would mislead.",
  bad: chart("«logarithmic»"),
  says: {
    message: "A number is nothing or less, expected numbers that a logarithmic scale can show.",
    hint: 'Take "scale" out, or leave such entries out.',
  },
  good: chart("linear"),
  check: (content) => blocksOf(content).flatMap(checkBlock),
};

function checkBlock({ file, path, block, schema }: PlacedBlock): Finding[] {
  // With a file the numbers are those of another check.
  if (!hasFormat(schema, chartKindFormat) || block["file"] !== undefined) return [];
  const swapped = block["chart"] === "range" ? swappedRange(block["items"]) : -1;
  if (swapped >= 0) {
    return [
      {
        at: { file, path: [...path, "items", swapped, "values"], part: "key" as const },
        message: "This range ends before it begins, expected the less of the two numbers in order first.",
        hint: "Write the two numbers the other way round.",
      },
    ];
  }
  // The numbers may stand there under a key that is reported by itself.
  const lists = Object.entries(block).filter(
    ([key, value]) => Array.isArray(value) && !["series", "actions"].includes(key),
  );
  if (block["items"] === undefined && lists.length > 0) return [];
  // A number that is wrong by itself is why the others do not add up.
  const isDamaged = ["items", "series"].some((key) => wrongIn(file, [...path, key]).length > 0);
  const data = isDamaged ? [] : chartData(block, undefined);
  return "series" in data ? [] : data.map((problem) => chartFinding(problem, { file, path }));
}

/** The first entry whose range ends before it begins, or -1. */
function swappedRange(items: unknown): number {
  if (!Array.isArray(items)) return -1;
  return items.findIndex((item: unknown) => {
    const values = valueAt(item, ["values"]);
    const [from, to] = Array.isArray(values) && values.length === 2 ? (values as unknown[]) : [];
    return typeof from === "number" && typeof to === "number" && from > to;
  });
}
