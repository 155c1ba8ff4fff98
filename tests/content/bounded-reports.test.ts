import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CheckedContent } from "../../scripts/content/check/check-content.ts";
import { formatNames } from "../../scripts/content/report/report.ts";
import { reportFormats } from "../../scripts/content/report/report-formats.ts";
import { textReport } from "../../scripts/content/report/text.ts";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

/** The length of every text that the careful parser was given. */
const parsed = vi.hoisted((): number[] => []);

vi.mock("yaml", async (importOriginal) => {
  const yaml = await importOriginal<typeof import("yaml")>();
  class Parser extends yaml.Parser {
    override parse(source: string, incomplete?: boolean) {
      parsed.push(source.length);
      return super.parse(source, incomplete);
    }
  }
  return { ...yaml, Parser };
});

beforeEach(() => {
  parsed.length = 0;
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** What is wrong with a home page that has some lines more. */
function checkHome(lines: string): CheckedContent {
  return checkMemory(memorySite({ "index.yaml": indexYaml + lines }));
}

function times(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join("");
}

describe("a file with hundreds of mistakes", () => {
  const wrongKeys = () =>
    checkHome(times(250, (at) => `  - type: prose\n    title: Bread ${at}\n    body: Rye ${at}.\n    wrong${at}: x\n`));

  test("is parsed a few times, not once a mistake", () => {
    const checked = wrongKeys();
    for (const name of formatNames) reportFormats[name](checked, false);
    expect(checked.diagnostics.length).toBe(250);
    expect(parsed.length).toBeLessThan(10);
  });

  test("shows people the first twenty, and says how many others there are", () => {
    const text = textReport(wrongKeys(), false);
    expect(text.match(/^ {2}unknown-key: .*"wrong\d+"/gm)).toHaveLength(20);
    expect(text).toMatch(/^pages\/index\.yaml 250 mistakes\n\n {2}unknown-key: .*"wrong0"/);
    expect(text.split("\n").slice(-9)).toEqual([
      "  pages/index.yaml:94:5",
      "    93 |     body: Rye 19.",
      "    94 |     wrong19: x",
      "       |     ^^^^^^^",
      "",
      "  … and 230 more in this file",
      "",
      "250 mistakes in 1 file, 2 files checked.",
      "",
    ]);
  });
});

test("a table that is more than a chart shows is refused for that, without being read to its end", () => {
  const table = Buffer.from("a,".repeat(200_000));
  const page = "  - type: chart\n    chart: line\n    title: T\n    file: /assets/a.csv\n";
  const readAsset = (_: string, most?: number) => table.subarray(0, most);
  const site = { ...memorySite({ "index.yaml": indexYaml + page }), assets: ["/assets/a.csv"], readAsset };
  expect(checkMemory(site).diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    "pages/_assets/a.csv:1 The file has more bytes than a chart reads, expected at most 262144.",
  ]);
});

test.each([
  ["[", "[\n"],
  ["an item that begins with `", "  - `a\n"],
])("a file with an error in each line is parsed a few times: %s", (_, line) => {
  const { diagnostics } = checkHome(line.repeat(8000));
  expect(diagnostics.length).toBeGreaterThan(0);
  expect(parsed.filter((length) => length > 1000).length).toBeLessThan(25);
});
