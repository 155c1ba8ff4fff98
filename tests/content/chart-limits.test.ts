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

  test("each entry has one number of each series, and one where these have no names", () => {
    const [hint] = [
      'Write a number for each name in "series", in its order; without names, one. A comma inside a number makes two of it.',
    ];
    expect(
      problems({ chart: "bar", series: names(2), items: [...entries(1, 1, 40, 690), ...entries(1, 9, 8)] }),
    ).toEqual([["items/0/values", "The entry has not one number of each series, expected 2 in place of 3.", hint]]);
    expect(problems({ chart: "line", series: names(2), items: entries(1, 1) })).toEqual([
      ["items/0/values", "The entry has not one number of each series, expected 2 in place of 1.", hint],
    ]);
    expect(problems({ chart: "bar", items: entries(1, 1, 2) })).toEqual([
      ["items/0/values", "The entry has not one number of each series, expected 1 in place of 2.", hint],
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

  test("a number has at most 15 digits", () => {
    const csv = (number: string) => problems({ chart: "bar", file: "/assets/a.csv" }, `A,B\nx,${number}\ny,2\n`);
    const words = "A number has more than 15 digits, expected numbers that a chart can show.";
    const found = [["file", words, "Write it in a larger unit, such as thousands or millions."]];
    expect(csv("999999999999999")).toEqual([]);
    for (const number of ["1e400", "-1e400", "1.7e308", "1000000000000000"]) expect(csv(number)).toEqual(found);
    expect(problems({ chart: "bar", items: entries(1, 1e300) })).toEqual([["items", found[0]?.[1], found[0]?.[2]]]);
  });

  test("a logarithmic scale has no numbers that are nothing", () => {
    const above = "A number is nothing or less, expected numbers that a logarithmic scale can show.";
    const found = (chart: string, ...values: number[]) =>
      problems({ chart, scale: "logarithmic", items: values.flatMap((value) => entries(1, value)) });
    expect(found("bar", 1, 2)).toEqual([]);
    expect(found("bar", 0, 2)).toEqual([["scale", above, 'Take "scale" out, or leave such entries out.']]);
  });
});
