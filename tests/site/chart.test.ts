import { describe, expect, test } from "vitest";
import { chartData } from "../../scripts/content/charts/chart-data.ts";
import { type ChartOptions, drawChart } from "../../scripts/content/charts/draw-chart.ts";
import type { ResolveContext } from "../../scripts/content/formats/content-format.ts";
import { chartKindFormat } from "../../scripts/content/formats/name-formats.ts";
import { checkExample } from "../content/support/check-example.ts";
import { hashFolder } from "../support/build/built-site.ts";
import { type Files, page, undrawnFiles, writeFiles } from "../support/build/edited-site.ts";
import { build, buildClean, createWorkplace } from "../support/build/workplace.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const ofFile = { type: "chart", chart: "line", file: "/assets/loaves.csv" };

function drawn(kind: ChartOptions["kind"], values: readonly (readonly number[])[], isLogarithmic = false, unit = "") {
  const series = (values[0] ?? []).map((_, index) => `S${index}`);
  const entries = values.map((numbers, index) => ({ label: `E${index}`, values: numbers }));
  return drawChart(
    { corner: "", series, entries },
    { kind, isLogarithmic, say: (value) => `${value}${unit}`, beforeTick: "", sayShare: (part) => `${part * 100}%` },
  );
}
const barsOf = ({ rows = [] }: ReturnType<typeof drawn>) =>
  rows.map(({ bars }) => bars.map(({ from, to }) => [from, to]));

test("a chart draws bars from nothing, to either side", () => {
  expect(barsOf(drawn("bar", [[100], [50], [-100]]))).toEqual([[[50, 100]], [[50, 75]], [[0, 50]]]);
});

test.each([
  ["名", "120名"],
  ["명", "120명"],
  ["kg", "120\u00a0kg"],
  ["%", "120%"],
])("a number with the suffix %s is %s", (suffix, text) => {
  const owner = { type: "chart", chart: "bar", suffix, items: [{ label: "May", values: [120] }] };
  const drawing = chartKindFormat.resolved?.resolve("bar", { owner, language: "ja" } as unknown as ResolveContext);
  expect(drawing).toMatchObject({ rows: [{ text }] });
});

test.each([
  [{ prefix: "£", suffix: "m" }, "en", [-3.1, -0, 1200], ["−£3.1m", "£0m", "£1,200m"]],
  [{ prefix: "£", suffix: "million" }, "en", [-3.1], ["−£3.1\u00a0million"]],
  [{ prefix: "€ " }, "nl", [-3.1], ["€ −3,1"]],
  [{ suffix: "p" }, "en-GB", [84], ["84p"]],
  [{ prefix: "≈ ", suffix: "kg" }, "en", [-2], ["≈ −2\u00a0kg"]],
])("numbers with %j in %s have their signs where readers expect them", (units, language, values, texts) => {
  const owner = {
    type: "chart",
    chart: "bar",
    ...units,
    items: values.map((value) => ({ label: "E", values: [value] })),
  };
  const drawing = chartKindFormat.resolved?.resolve("bar", { owner, language } as unknown as ResolveContext);
  expect(drawing).toMatchObject({ rows: texts.map((text) => ({ text })) });
});

test.each([
  ["%", ["A: 33%", "B: 66%"]],
  [" per cent", ["A: 33 per cent", "B: 66 per cent"]],
  [" loaves", ["A: 33 loaves (33.3%)", "B: 66 loaves (66.7%)"]],
])("parts with the suffix %j have one percentage each", (suffix, series) => {
  const items = [
    { label: "A", values: [33] },
    { label: "B", values: [66] },
  ];
  const context = { owner: { type: "chart", suffix, items }, language: "en" } as unknown as ResolveContext;
  expect(chartKindFormat.resolved?.resolve("part-of-whole", context)).toMatchObject({ series });
});

test("zero is a tick between numbers on both sides of it", () => {
  const ticksOf = (...values: number[]) =>
    drawn(
      "line",
      values.map((value) => [value]),
    ).ticks?.map(({ text }) => text);
  expect(ticksOf(-20.3, 16.8, 0.4)).toEqual(["-20", "0", "20"]);
  expect(ticksOf(2, 16.8)).toEqual(["0", "5", "10", "15", "20"]);
});

test("a chart draws ranges, on a logarithmic scale by their ratios", () => {
  const chart = drawn(
    "range",
    [
      [1, 10],
      [100, 10_000],
    ],
    true,
  );
  expect(barsOf(chart)).toEqual([[[0, 25]], [[50, 100]]]);
  expect(chart.ticks?.map(({ at, text }) => [at, text])).toEqual([
    [0, "1"],
    [25, "10"],
    [50, "100"],
    [75, "1000"],
    [100, "10000"],
  ]);
});

test.each([
  ["commas", "Year,Rye\n2024,1.5\n"],
  ["semicolons, with commas in numbers, as spreadsheets write it in much of Europe", "\ufeffYear;Rye\r\n2024;1,5\r\n"],
  ["tabs", "Year\tRye\n2024\t1.5\n"],
  ["what Excel says above the columns", "\ufeffsep=;\r\nYear;Rye\r\n2024;1,5\r\n"],
  ["the line ends of old Macs", "sep=;\rYear;Rye\r2024;1,5\r"],
])("a CSV file is read with %s", (_, text) => {
  expect(chartData(ofFile, bytes(text))).toEqual({
    corner: "Year",
    series: ["Rye"],
    entries: [{ label: "2024", values: [1.5] }],
  });
});

test("a CSV file has its mistakes on its own lines, all at once, also below a cell of two lines", () => {
  const text = 'Year,Rye,Note\n2023,12,"two\nlines"\n2024,about 5,\n2025,,\n';
  const page = `title: Home\ndescription: Bread.\nblocks:\n  - type: hero\n    title: Bread\n  - { type: chart, title: Loaves, chart: line, file: /assets/loaves.csv, series: [Rye] }\n`;
  const found = checkExample({ "index.yaml": page, "_assets/loaves.csv": text });
  const said = found.map(
    ({ code, file, line, column, endColumn, message, related }) =>
      `${file}:${line}:${column}-${endColumn} ${code} < ${related?.[0]?.file}: ${message}`,
  );
  const at = "pages/_assets/loaves.csv";
  expect(said).toEqual([
    `${at}:4:6-13 chart-data < pages/index.yaml: Unexpected "about 5" in the column "Rye", expected a number.`,
    `${at}:5:6-6 chart-data < pages/index.yaml: Unexpected empty cell in the column "Rye", expected a number.`,
  ]);
});

test("three digits behind a point are unclear where other numbers of the column have commas", () => {
  const found = (text: string) => {
    const data = chartData(ofFile, bytes(text));
    return "series" in data ? data.entries.map(({ values }) => values) : data.map(({ message }) => message);
  };
  expect(found("Year;Rye;Oats\n2024;38,5;1.051\n2025;1.051;2.000\n")).toEqual([
    'Unexpected "1.051" in the column "Rye", where other numbers have a decimal comma: it may be 1051 or 1,051.',
  ]);
  expect(found("Year;Rye\n2024;38,5\n2025;1.5\n")).toEqual([[38.5], [1.5]]);
});

test.each(["2024;about 5\n2025;7\n", '2024;"about;5"\n2025;7\n'])(
  "a CSV file has one mistake where another sign parts its rows than its columns: %j",
  (rows) => {
    const found = chartData(ofFile, bytes(`Year,Rye\n${rows}`));
    expect(
      "series" in found ? [] : found.map(({ range, message }) => [range?.line, range?.endColumn, message]),
    ).toEqual([
      [1, 9, 'The file is not valid CSV. The column names are separated by ",", but the cells below by ";".'],
    ]);
  },
);

test("a chart is drawn anew where its file has changed, and a number that is none stops the build", async () => {
  const place = createWorkplace();
  const files = (rows: string): Files => ({
    ...undrawnFiles(),
    "_assets/loaves.csv": `Day,Loaves\n${rows}`,
    "shops/market.yaml": page("Market", "  - { type: chart, title: Loaves, chart: bar, file: /assets/loaves.csv }\n"),
  });
  const read = () => place.read("shops/market.html");
  writeFiles(place.pages, files("Monday,80\nSaturday,140\n"));
  await build(place);
  expect(read()).toContain(">140</");
  writeFiles(place.pages, files("Monday,80\nSaturday,177\n"));
  expect((await build(place)).said).toMatchObject({ rendered: 1 });
  expect(read()).toContain(">177</");
  expect(hashFolder(place.out)).toEqual((await buildClean(place, {})).hashes);
  writeFiles(place.pages, files("Monday,eighty\n"));
  expect((await build(place)).said).toEqual(["chart-data"]);
});

/** `count` entries with the same numbers. */
const entries = (count: number, ...values: number[]) =>
  Array.from({ length: count }, (_, index) => ({ label: `E${index}`, values }));

const names = (count: number) => Array.from({ length: count }, (_, index) => `S${index}`);

/** The mistakes of a chart with these entries, and where in its block they are. */
function problems(block: Readonly<Record<string, unknown>>, file?: string): unknown[][] {
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
      ["items", `The chart has ${most + 1} entries, expected at most ${most}.`, "Leave some out, or combine them."],
    ]);
  });

  test("a chart has at most six series, at the file where they come from one", () => {
    const row = (count: number) =>
      `${["Year", ...names(count)].join(",")}\n${[2024, ...names(count).fill("1")].join(",")}\n`;
    expect(problems({ chart: "bar", file: "/assets/a.csv" }, row(6))).toEqual([]);
    expect(problems({ chart: "bar", file: "/assets/a.csv" }, row(7))).toEqual([
      ["file", "The chart has 7 series, expected at most 6.", 'List only the important ones in "series".'],
    ]);
  });

  const gap =
    'A chart has no gaps: remove the row, or name only other columns in "series". Write 0 only if the number is zero.';
  test.each([
    ["[c]", [gap]],
    ["", [gap]],
    ["\u221212.5", ["Write -12.5: a number below zero begins with a hyphen."]],
    ["(12.5)", ["Write -12.5: a number below zero begins with a hyphen."]],
    ["14.5p", ["Write only the number, such as 12.5, without a unit or thousands separators."]],
  ])("a cell with %j is told with what keeps its meaning", (cell, hints) => {
    const table = `Year,Rate\n2023,1.5\n2024,${cell}\n`;
    expect(problems({ chart: "bar", file: "/assets/a.csv" }, table).map((found) => found.at(-1))).toEqual(hints);
  });

  test("a column of words is no series, and one that is empty and has no name is left out", () => {
    expect(
      problems({ chart: "bar", file: "/assets/a.csv" }, "Year,Area\n2023,Wells\n").map((found) => found.at(-1)),
    ).toEqual(['Name the columns with numbers in "series".']);
    expect(problems({ chart: "bar", file: "/assets/a.csv" }, "Year,Rate,\n2023,1.5,\n")).toEqual([]);
  });

  test("a range has two numbers for each entry", () => {
    expect(problems({ chart: "range", series: names(2), items: entries(1, 1, 2) })).toEqual([]);
    expect(problems({ chart: "range", items: entries(1, 1) })).toEqual([
      [
        "chart",
        "Unexpected list of 1 in a range, expected two numbers for each entry: its start and its end.",
        'Name both in "series", such as [From, To].',
      ],
    ]);
  });

  test("the parts of a whole in per cent add up to 100, but for what is rounded", () => {
    const parts = (first: number) => ({
      chart: "part-of-whole",
      suffix: "%",
      items: [...entries(2, 33), ...entries(1, first)],
    });
    expect(problems(parts(33))).toEqual([]);
    expect(problems(parts(3))).toEqual([
      [
        "items",
        "The percentages add up to 69, expected 100, as they are the parts of a whole.",
        'Add the missing part, or remove "suffix".',
      ],
    ]);
    expect(problems({ ...parts(3), suffix: undefined })).toEqual([]);
  });

  test.each([
    ["seven parts", { items: entries(7, 1) }, "7 entries with 1 numbers"],
    ["two series", { series: names(2), items: entries(2, 1, 1) }, "2 entries with 2 numbers"],
  ])("the parts of a whole are not %s", (_, block, counts) => {
    expect(problems({ chart: "part-of-whole", items: entries(6, 1) })).toEqual([]);
    expect(problems({ chart: "part-of-whole", ...block })).toEqual([
      [
        "chart",
        `The parts of a whole are ${counts} each, expected at most 6 with one number each.`,
        'Combine the smallest parts, or use a "stacked-bar".',
      ],
    ]);
    expect(problems({ chart: "bar", ...block })).toEqual([]);
  });
});
