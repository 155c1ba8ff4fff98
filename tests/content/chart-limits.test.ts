import { describe, expect, test } from "vitest";
import { chartData } from "../../scripts/content/charts/chart-data.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** So many entries with the same numbers. */
const entries = (count: number, ...values: number[]) =>
  Array.from({ length: count }, (_, index) => ({ label: `E${index}`, values }));

const names = (count: number) => Array.from({ length: count }, (_, index) => `S${index}`);

/** What is wrong with a chart of these entries, and where in its block. */
function problems(block: Readonly<Record<string, unknown>>, file?: string): unknown[] {
  const found = chartData(block, file === undefined ? undefined : bytes(file));
  return "series" in found ? [] : found.map(({ path, message, hint }) => [path?.join("/"), message, hint]);
}

describe("a chart that cannot show its numbers says so", () => {
  test.each([
    ["bar", 60],
    ["line", 400],
  ])("a %s has at most %i entries", (chart, most) => {
    expect(problems({ chart, items: entries(most, 1) })).toEqual([]);
    expect(problems({ chart, items: entries(most + 1, 1) })).toEqual([
      ["items", `The chart has ${most + 1} entries, expected at most ${most}.`, "Leave out some, or sum them up."],
    ]);
  });

  test("a chart has at most six series, at the file where they come from one", () => {
    const row = (count: number) =>
      `${["Year", ...names(count)].join(",")}\n${[2024, ...names(count).fill("1")].join(",")}\n`;
    expect(problems({ chart: "bar", file: "/assets/a.csv" }, row(6))).toEqual([]);
    expect(problems({ chart: "bar", file: "/assets/a.csv" }, row(7))).toEqual([
      ["file", "The chart has 7 series, expected at most 6.", 'Name in "series" those that matter.'],
    ]);
  });

  test("a range has two numbers for each entry", () => {
    expect(problems({ chart: "range", series: names(2), items: entries(1, 1, 2) })).toEqual([]);
    expect(problems({ chart: "range", items: entries(1, 1) })).toEqual([
      [
        "chart",
        "A range has 1 numbers for each entry, expected two: where it begins and where it ends.",
        'Name both in "series", such as [From, To].',
      ],
    ]);
  });

  test.each([
    ["seven parts", { items: entries(7, 1) }, "7 entries with 1 numbers"],
    ["two series", { series: names(2), items: entries(2, 1, 1) }, "2 entries with 2 numbers"],
  ])("the parts of a whole are not %s", (_, block, counts) => {
    expect(problems({ chart: "part-of-whole", items: entries(6, 1) })).toEqual([]);
    expect(problems({ chart: "part-of-whole", ...block })).toEqual([
      [
        "chart",
        `The parts of a whole are ${counts} each, expected at most 6 with one each.`,
        'Sum up the smallest parts, or draw a "stacked-bar".',
      ],
    ]);
    expect(problems({ chart: "bar", ...block })).toEqual([]);
  });

  test("the parts of a whole in per cent add up to 100, but for what rounding takes", () => {
    const parts = (...values: number[]) => ({
      chart: "part-of-whole",
      suffix: "%",
      items: values.map((value, index) => ({ label: `E${index}`, values: [value] })),
    });
    expect(problems(parts(33, 33, 33))).toEqual([]);
    expect(problems(parts(50.5, 50.5))).toEqual([]);
    expect(problems(parts(51, 33, 14, 6))).toEqual([
      ["items", "The parts add up to 104 %, expected 100.", expect.any(String)],
    ]);
    expect(problems(parts(50, 53))).toEqual([
      [
        "items",
        "The parts add up to 103 %, expected 100.",
        'Look at the numbers again, or draw a "bar", whose numbers need not add up.',
      ],
    ]);
    expect(problems({ ...parts(50, 53), suffix: "t" })).toEqual([]);
    expect(problems({ ...parts(50, 53), chart: "bar" })).toEqual([]);
  });
});
