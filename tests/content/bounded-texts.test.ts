import { beforeEach, describe, expect, test, vi } from "vitest";
import type { CheckedContent } from "../../scripts/content/check/check-content.ts";
import { LineIndex } from "../../scripts/content/diagnostic/line-index.ts";
import { limits } from "../../scripts/content/diagnostic/limits.ts";
import type { ContentIndex } from "../../scripts/content/index/content-index.ts";
import { highlightCode } from "../../scripts/content/markdown/highlight-code.ts";
import { parseMarkdown, resolveProse, resolveSentence } from "../../scripts/content/markdown/parse-markdown.ts";
import { formatNames } from "../../scripts/content/report/report.ts";
import { reportFormats } from "../../scripts/content/report/report-formats.ts";
import { textReport } from "../../scripts/content/report/text.ts";
import { htmlInText } from "../../scripts/content/rules/texts/html-in-text.ts";
import { excerpt } from "../../scripts/content/rules/toolkit/wording.ts";
import { dataIn } from "../../scripts/content/yaml/data-in.ts";
import { Locator } from "../../scripts/content/yaml/locator.ts";
import { parseText, TooDeepError } from "../../scripts/content/yaml/parse-text.ts";
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

/** What is wrong with a home page that has some lines more. */
function checkHome(lines: string): CheckedContent {
  return checkMemory(memorySite({ "index.yaml": indexYaml + lines }));
}

function times(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join("");
}

const wrongKeys = () =>
  checkHome(times(250, (at) => `  - type: prose\n    title: Bread ${at}\n    body: Rye ${at}.\n    wrong${at}: x\n`));

test("a file with hundreds of mistakes is parsed a few times, not once a mistake", () => {
  const checked = wrongKeys();
  for (const name of formatNames) reportFormats[name](checked, false);
  expect(checked.diagnostics.length).toBe(250);
  expect(parsed.length).toBeLessThan(10);
});

test("a file with hundreds of mistakes shows people the first twenty, and says how many others there are", () => {
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

test("a table that is more than a chart shows is refused for that, without being read to its end", () => {
  const table = Buffer.from("a,".repeat(200_000));
  const page = "  - type: chart\n    chart: line\n    title: T\n    file: /assets/a.csv\n";
  const readAsset = (_: string, most?: number) => table.subarray(0, most);
  const site = { ...memorySite({ "index.yaml": indexYaml + page }), assets: ["/assets/a.csv"], readAsset };
  expect(checkMemory(site).diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    "pages/_assets/a.csv:1 The file is too large for a chart, expected at most 262144 bytes.",
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

describe("Markdown as long as a text can be", () => {
  const signs = ["[", "[a](", "*a_", "~~a ", "`a``", "<a ", "a@"];
  const lines = ["> ", "- ", "|a\n|-\n", "[a]: b\n"];

  test.each([...signs, ...lines])("of %j alone is read soon, or not at all", (sign) => {
    const text = sign.repeat(limits.text / sign.length);
    const { user } = process.cpuUsage();
    expect(JSON.stringify(resolveProse(text))).toMatch(/^\[/);
    expect(resolveSentence(text).length).toBeGreaterThan(0);
    // In microseconds of the processor. What is compared with all before it takes many times as long.
    expect(process.cpuUsage().user - user).toBeLessThan(5_000_000);
  });

  test("is shown as it is written where it is too much, and reported", () => {
    const text = `${"*a ".repeat(3000)}${"b* ".repeat(3000).trimEnd()}`;
    expect(resolveSentence(text)).toBe(text);
    const body = checkHome(`  - type: prose\n    title: T\n    body: ${JSON.stringify(text)}\n`);
    expect(body.diagnostics.map(({ code, line, column }) => ({ code, line, column }))).toContainEqual({
      ...{ code: "too-much-markdown", line: 17, column: 12 },
    });
  });

  test.each([
    ["rules of hyphens and stars", `A\n\n${"-".repeat(80)}\n\n${"* ".repeat(40)}\n\n${"-".repeat(20)}\n`],
    ["output in a fence", `\`\`\`\n${"++++ (a) [b] _c_ *d* <e> & `f` |\n".repeat(250)}\`\`\``],
    ["a table of links", `| a | b |\n| - | - |\n${"| [rye](/rye) | `oat_meal` and **salt** |\n".repeat(220)}`],
    ["a list of 1,000 lines", "- a\n".repeat(1000)],
    ["the names of 3,000 drugs", "**Abacavir** b\n".repeat(3000)],
  ])("holds %s", (_, text) => {
    expect(parseMarkdown(text, "prose").root).toBeDefined();
  });

  test.each([">".repeat(20), "> ".repeat(20), `${"- ".repeat(19)}- a`, "1. ".repeat(20)])("holds no %j", (text) => {
    expect(parseMarkdown(text, "prose").root).toBeUndefined();
  });
});

test.each(["[".repeat(5000), `- ${"[".repeat(300)}${"]".repeat(300)}`, `${"]\n".repeat(400)}${"{a: ".repeat(300)}`])(
  "collections inside each other never take the parser to the end of its stack: %#",
  (deep) => {
    expect(dataIn(deep)).toBeUndefined();
    expect(() => parseText(deep)).toThrow(TooDeepError);
    expect(checkHome(deep).diagnostics.map(({ code }) => code)).toEqual(["over-limit"]);
    expect(parsed).toEqual([]);
  },
);

test("a text may have any number of brackets, and lines of hyphens", () => {
  const body = `${"[x](/) [ ".repeat(300)}\n      ${"- ".repeat(400)}`;
  expect(
    checkHome(`  - type: prose\n    title: T\n    body: |\n      ${body}\n    wrong: x\n`).diagnostics,
  ).not.toContainEqual(expect.objectContaining({ code: "over-limit" }));
  expect(parseText(`a: |\n  ${"[".repeat(300)}\nb: "${"{".repeat(300)}"\n`).errors).toEqual([]);
});

// At a time that grows with the square of the length each would take longer than a test may.
describe("a text that says the same without end is read in a time that grows with its length", () => {
  test("where each part of it is located", () => {
    const text = `body: |\n${"  # \n".repeat(60_000)}`;
    const locator = new Locator(parseText(text), new LineIndex(text));
    const places = Array.from({ length: 60_000 }, (_, at) =>
      locator.locateExcerpt(["body"], { start: 3 * at, end: 3 * at + 2 }),
    );
    expect(places.map((place) => place?.line)).toEqual(places.map((_, at) => at + 2));
  });

  test("where it is blank lines, by the rule for HTML", () => {
    const reference = { file: {}, path: [], value: "\n".repeat(1_000_000), format: "block-markdown" };
    expect(htmlInText.check({ references: [reference] } as unknown as ContentIndex)).toEqual([]);
  });

  test("where it is spaces, by a message that quotes it", () => {
    expect(excerpt(`a \n b${" ".repeat(1_000_000)}`)).toMatch(/^a b +…$/);
  });

  test("and parsed once, although all rules ask for it", () => {
    const text = "[^a]".repeat(limits.text / 4);
    expect(parseMarkdown(text, "prose")).toBe(parseMarkdown(text, "prose"));
  });
});

test.each([
  ["where it is longer than anybody reads", "let a = 1;\n".repeat(2000)],
  ["where it is nested too deeply", "`${".repeat(5000)],
])("code is shown without colours %s", (_, code) => {
  expect(highlightCode(code, "javascript")).toEqual([code.trimEnd()]);
});

test.each([
  ["a key", `    ${"k".repeat(5000)}: x\n`],
  ["a link", `    actions:\n      - label: A\n        href: /${"k".repeat(5000)}\n`],
  ["a text with a colon", `    eyebrow: ${"k".repeat(5000)}: x\n`],
])("a message quotes no more than the beginning of %s", (_, lines) => {
  const { diagnostics } = checkHome(lines);
  expect(diagnostics).not.toEqual([]);
  for (const { message, hint = "" } of diagnostics) {
    expect(message).not.toMatch(/k{81}/i);
    expect(hint.length).toBeLessThanOrEqual(limits.hint);
  }
});

test.each(formatNames)("a message brings no control characters of the content to the terminal in %s", (name) => {
  const checked = checkHome(`    "a\\u001b[2Jb\\u009bc\\u202ed": x\n`);
  const report = reportFormats[name](checked, false);
  expect(report).toContain("a");
  expect(report).not.toMatch(/[^\n\P{Cc}]|[\u202a-\u202e\u2066-\u2069]/u);
});
