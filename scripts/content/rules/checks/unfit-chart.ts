import { chartData } from "../../charts/chart-data.ts";
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
  isOneByForm: true,
  about: { keys: ["chart"] },
  meaning:
    "A chart has no numbers, an entry that has not one of each series, or numbers that its kind or its scale cannot show, so that it would mislead.",
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
  // The numbers, or the names of the series, may stand there under a key that is reported by itself.
  const own = ["items", "series", "actions"];
  const lists = Object.entries(block).filter(([key, value]) => Array.isArray(value) && !own.includes(key));
  if (lists.length > 0 && (block["items"] === undefined || block["series"] === undefined)) return [];
  // A number that is wrong by itself is why the others do not add up.
  const isDamaged = ["items", "series"].some((key) => wrongIn(file, [...path, key]).length > 0);
  const data = isDamaged ? [] : chartData(block, undefined);
  return "series" in data ? [] : data.map((problem) => chartFinding(problem, { file, path }));
}
