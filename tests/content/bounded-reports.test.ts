import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CheckedContent } from "../../scripts/content/check/check-content.ts";
import { fixContent } from "../../scripts/content/fix/fix-content.ts";
import { parseLink } from "../../scripts/content/formats/links/parse-link.ts";
import { formatNames } from "../../scripts/content/report/format-name.ts";
import { reportFormats } from "../../scripts/content/report/report-formats.ts";
import { textReport } from "../../scripts/content/report/text.ts";
import { parseText } from "../../scripts/content/yaml/parse-text.ts";
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

  test("shows people a hundred of all files, and says how many other files have mistakes", () => {
    const [mistake] = wrongKeys().diagnostics;
    if (!mistake) throw new Error("There is no mistake.");
    const diagnostics = times(130, (at) => `pages/${1000 + at}.yaml`)
      .split(".yaml")
      .slice(0, -1);
    const files = diagnostics.map((file) => `${file}.yaml`);
    const report = {
      files: 130,
      diagnostics: files.flatMap((file) => [
        { ...mistake, file },
        { ...mistake, file },
      ]),
      sources: [],
    };
    const text = textReport(report, false);
    expect(text.match(/^ {2}unknown-key: /gm)).toHaveLength(100);
    expect(text.split("\n").slice(-4)).toEqual([
      "… and 160 mistakes in 80 other files",
      "",
      "260 mistakes in 130 files, 130 files checked.",
      "",
    ]);
  });

  test.each([
    ["json", /"code": "unknown-key"/g, '"more": [\n    {\n      "file": "pages/index.yaml",\n      "count": 230\n'],
    ["sarif", /"ruleId": "unknown-key"/g, '"text": "… and 230 more in pages/index.yaml"'],
    ["junit", /<failure type="unknown-key"/g, "<system-out>… and 230 more in this file</system-out>"],
  ] as const)("tells programs of as many, and how many others there are, in %s", (name, mistake, more) => {
    const report = reportFormats[name](wrongKeys(), false);
    expect(report.match(mistake)).toHaveLength(20);
    expect(report).toContain(more);
  });
});

test("more mistakes than are told one by one wait until those are mended", () => {
  const block = (at: number) =>
    `  - type: prose\n    title: Bread ${at}\n    body: Rye ${at}.\n${times(40, (key) => `    k${key}: x\n`)}`;
  const { diagnostics } = checkHome(times(25, block));
  // Of whole blocks: what follows from another mistake of its block is not told beside it, nor are keys next to each other.
  expect(diagnostics).toHaveLength(6);
  expect(new Set(diagnostics.map(({ pointer }) => pointer.split("/")[2])).size).toBe(6);
});

test("thousands of slips in its YAML are told before what else is wrong in a file, which is not parsed again", () => {
  const { diagnostics } = checkHome(times(1100, (at) => `  - k${at}: &a${at} x\n`));
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["unquoted-special"]));
  expect(diagnostics).toHaveLength(1100);
  expect(parsed.filter((length) => length > 1000)).toHaveLength(1);
});

test("of thousands of mistakes that one check finds in a file a thousand are located", () => {
  const entries = times(3000, () => '      - "{{ rye }}"\n');
  const { diagnostics } = checkHome(`  - type: check-list\n    title: T\n    items:\n${entries}`);
  expect(diagnostics.filter(({ code }) => code === "template-in-text")).toHaveLength(1000);
});

test("many fixes are tried together, and all are offered", () => {
  const checked = checkHome(
    `  - type: card-grid\n    title: Bread\n    items:\n${times(120, (index) => `      - titel: Loaf ${index}\n        description: Dense.\n`)}`,
  );
  parsed.length = 0;
  expect(textReport(checked, false).split("\n").slice(-3)).toEqual([
    "120 mistakes in 1 file, 2 files checked.",
    "With --fix, the check mends 120 of them.",
    "",
  ]);
  // Its mistakes have been located without it, and mended it is plain.
  expect(parsed.filter((length) => length > 1000)).toHaveLength(1);
});

test("a page is compared with its comments once, not for every dead anchor", () => {
  const stringify = vi.spyOn(JSON, "stringify");
  const { diagnostics } = checkHome(
    `  - type: prose\n    title: T\n    body: |\n${times(200, (at) => `      Go to [a](#x${at}) now.\n\n`)}${times(200, (at) => `#c${at}\n`)}`,
  );
  expect(diagnostics.filter(({ code }) => code === "unknown-anchor")).toHaveLength(200);
  const pages = stringify.mock.calls.filter(([value]) => (value as { blocks?: unknown } | undefined)?.blocks);
  expect(pages.length).toBeLessThan(10);
});

test("of hundreds of unknown icons a hundred are looked up by what they mean", () => {
  const cards = times(300, (at) => `      - { title: T${at}, description: D${at}, icon: bread${at}x boat }\n`);
  const { diagnostics } = checkHome(`  - type: card-grid\n    title: T\n    items:\n${cards}`);
  const hints = diagnostics.filter(({ code }) => code === "unknown-name").map(({ hint }) => hint);
  expect(hints).toHaveLength(300);
  expect(hints.filter((hint) => hint?.startsWith("Did you mean"))).toHaveLength(100);
});

describe("a file of _assets that is more than a page can show is refused for that, without being read to its end:", () => {
  const checkAsset = (page: string, address: string, bytes: Uint8Array) => {
    const readAsset = vi.fn((_: string, most = Number.POSITIVE_INFINITY) => bytes.subarray(0, most));
    const site = { ...memorySite({ "index.yaml": indexYaml + page }), assets: [address], readAsset };
    return checkMemory(site).diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`);
  };
  const checkTable = (text: string) =>
    checkAsset(
      "  - type: chart\n    chart: line\n    title: T\n    file: /assets/a.csv\n",
      "/assets/a.csv",
      Buffer.from(text),
    );

  test.each([
    [
      "rows of a table",
      `a,b\n${"1,2\n".repeat(2000)}`,
      "1002 The file has more rows from here on, expected at most 1000.",
    ],
    ["columns of a table", `${"a,".repeat(20_000)}b\n1\n`, "1 The file has 20001 columns here, expected at most 100."],
    [
      "bytes of a table",
      "a,".repeat(200_000),
      "1 The file has more bytes than a chart reads, expected at most 262144.",
    ],
  ])("%s", (_, text, report) => {
    expect(checkTable(text)).toEqual([`pages/_assets/a.csv:${report}`]);
  });

  test("bytes of an SVG", () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">${"<a/>".repeat(200_000)}</svg>`;
    const page =
      "  - type: media-text\n    title: T\n    body: B\n    image: { src: /assets/a.svg, alt: A loaf is cut. }\n";
    expect(checkAsset(page, "/assets/a.svg", Buffer.from(svg))).toEqual([
      expect.stringMatching(
        /^pages\/index.yaml:18 The picture "\/assets\/a.svg" is an SVG of 800,0\d\d bytes, expected at most 524,288.$/,
      ),
    ]);
  });
});

test("of a line of 60,000 characters only what shows is measured", () => {
  const measured = vi.spyOn(Intl.Segmenter.prototype, "segment");
  const text = textReport(checkHome(`    wrong: x # ${"x".repeat(60_000)}\n`), false);
  expect(text).toContain(`      |     ^^^^^\n`.slice(6));
  expect(measured.mock.calls.reduce((sum, [line]) => sum + line.length, 0)).toBeLessThan(2000);
});

test("where thousands of lines stand in wrong columns, the remedies that are tried are in proportion", () => {
  const { diagnostics } = checkHome("  - type: prose\n     title: About\n    body: Bread.\n".repeat(1000));
  expect(diagnostics[0]?.code).toBe("wrong-indentation");
  expect(parsed.reduce((sum, length) => sum + length, 0)).toBeLessThan(5_000_000);
});

test("a file with a slip in each line is read as it is and once it is mended", () => {
  const { diagnostics } = checkHome(times(600, (at) => `  - k${at}: &a${at} x\n`));
  expect(diagnostics.length).toBeGreaterThan(600);
  expect(parsed.filter((length) => length > 1000)).toHaveLength(2);
});

describe("a file with an error in each line", () => {
  test.each([
    ["[", "[\n"],
    ["*", "*\n"],
    ["a colon", ": a: b\n"],
    ["an item that begins with `", "  - `a\n"],
  ])("%s is parsed a few times", (_, line) => {
    const { diagnostics } = checkHome(line.repeat(8000));
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(parsed.filter((length) => length > 1000).length).toBeLessThan(25);
  });

  test("has no trace of where the parser was", () => {
    const { stackTraceLimit } = Error;
    const [error] = parseText("title: [\n").errors;
    expect(error?.stack).not.toContain("\n    at ");
    expect(Error.stackTraceLimit).toBe(stackTraceLimit);
  });
});

test("with --fix, a long file is mended and read again a few times, and what is left is for another run", () => {
  const raw = memorySite({
    "index.yaml": indexYaml + times(1200, (index) => `  - type: hero\n    title: A: b${index}\n`),
  });
  const { fixes, checked } = fixContent(raw.sources, (sources) => checkMemory({ ...raw, sources }));
  expect(fixes.length).toBeGreaterThan(0);
  expect(checked.diagnostics.length).toBeGreaterThan(0);
  expect(parsed.reduce((sum, length) => sum + length, 0)).toBeLessThan(15_000_000);
});

test("the keys of a mapping are not each compared with all others", () => {
  const { errors } = parseText(`${times(100_000, (index) => `k${index}: x\n`)}k0: y\n`);
  expect(errors.map(({ code }) => code)).toEqual(["DUPLICATE_KEY"]);
});

test("a long address is read once, also where it is none", () => {
  const address = `https://${"a".repeat(300_000)}.example`;
  expect(parseLink(address)).toEqual({ kind: "external" });
  expect(parseLink(`${address} `)).toBe(undefined);
});
