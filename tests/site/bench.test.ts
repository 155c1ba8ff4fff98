import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { benchDocument } from "../../scripts/bench/bench-document.ts";
import { type BenchResult, benchReport } from "../../scripts/bench/bench-report.ts";
// It is plain JavaScript, because Eleventy reads it.
import { render } from "../../scripts/bench/eleventy/_includes/page.11ty.js";
import { verifySamePages } from "../../scripts/bench/generators/verify-same-pages.ts";
import { writeEleventySite } from "../../scripts/bench/generators/write-eleventy-site.ts";
import { writeHugoSite } from "../../scripts/bench/generators/write-hugo-site.ts";
import type { Measurement } from "../../scripts/bench/measure/measure-command.ts";
import { middlePage } from "../../scripts/bench/measure/middle-page.ts";
import { createStepLine } from "../../scripts/bench/measure/step-line.ts";
import { revisePage } from "../../scripts/bench/workload/revise-page.ts";
import { writeWorkload } from "../../scripts/bench/workload/write-workload.ts";
import { listFiles } from "../support/build/built-site.ts";
import { hashFolder } from "../support/build/hash-folder.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** A workload of that many pages. */
function workload(pages: number): string {
  const folder = join(temporaryFolder(), "pages");
  writeWorkload(folder, pages);
  return folder;
}

test.each([3, 31, 102, 250])(
  "a workload of %i pages has as many, the same ones each time, without a mistake",
  (pages) => {
    const content = workload(pages);
    expect(listFiles(content).filter((path) => path !== "_site.yaml")).toHaveLength(pages);
    expect(hashFolder(workload(pages))).toEqual(hashFolder(content));
    expect(listFiles(content)).toContain(`${middlePage(pages)}.yaml`);
    expect(runScript("check.ts", ["--pages", content])).toMatchObject({ status: 0 });
  },
);

test("an edit changes one sentence of the page in the middle, and each edit is another one", () => {
  const file = join(workload(31), `${middlePage(31)}.yaml`);
  const before = readFileSync(file, "utf8").split("\n");
  const sentences = [revisePage(file, 1), revisePage(file, 2)];
  const after = readFileSync(file, "utf8").split("\n");
  expect(middlePage(31)).toBe("section-1/page-15");
  expect(sentences).toEqual(["This sentence has been changed 1 times.", "This sentence has been changed 2 times."]);
  expect(after.filter((line, index) => line !== before[index])).toEqual([`      ${sentences[1]}`]);
});

test("the Hugo site has a content file a page, with the page's YAML, and the icons that the pages name", () => {
  const content = workload(5);
  const site = join(temporaryFolder(), "site");
  writeHugoSite(content, site);
  expect(listFiles(join(site, "content"))).toEqual([
    "_index.md",
    "section-1/_index.md",
    "section-1/page-1.md",
    "section-1/page-2.md",
    "section-1/page-3.md",
  ]);
  const yaml = readFileSync(join(content, "section-1/page-2.yaml"), "utf8");
  expect(readFileSync(join(site, "content/section-1/page-2.md"), "utf8")).toBe(`---\n${yaml}---\n`);
  const icons: unknown = JSON.parse(readFileSync(join(site, "data/icons.json"), "utf8"));
  expect(icons).toEqual({
    "file-text": expect.stringMatching(/^<path d="[^"]+"\/>/),
    "scan-line": expect.stringMatching(/^<path d="[^"]+"\/>/),
    table: expect.stringMatching(/^<path d="[^"]+"\/>/),
    "shield-check": expect.stringMatching(/^<path d="[^"]+"\/>/),
  });
});

test("the Eleventy site has a content file a page, and its layout renders the elements and the text that the renderer does", () => {
  const content = workload(5);
  const [site, out, theirOut] = [join(temporaryFolder(), "site"), join(temporaryFolder(), "out"), temporaryFolder()];
  writeEleventySite(content, site);
  const files = ["index.md", "section-1.md", "section-1/page-1.md", "section-1/page-2.md", "section-1/page-3.md"];
  expect(listFiles(join(site, "content"))).toEqual(files);
  const readData = (name: string) => JSON.parse(readFileSync(join(site, `data/${name}.json`), "utf8"));
  const all = files.map((file) => ({
    page: { filePathStem: `/${file.replace(".md", "")}` },
    data: parse(readFileSync(join(site, "content", file), "utf8").slice("---\n".length, -"---\n".length)),
  }));
  for (const { page, data } of all) {
    const html = render({ ...data, page, menu: readData("menu"), icons: readData("icons"), collections: { all } });
    mkdirSync(join(theirOut, "section-1"), { recursive: true });
    writeFileSync(join(theirOut, `${page.filePathStem}.html`), html);
  }
  expect(runScript("build.ts", ["--pages", content, "--out", out])).toMatchObject({ status: 0 });
  const samples = all.map(({ page }) => page.filePathStem);
  verifySamePages({ pages: 5, folders: [out, theirOut], samples });
});

test("outputs are compared only where both have all pages with the same elements and text", () => {
  const folder = (html: string) => {
    const made = temporaryFolder();
    writeFileSync(join(made, "index.html"), html);
    return made;
  };
  const ours = folder('<main id="main"><h1 class="a">One</h1><p>two three</p></main>');
  const same = folder('<main id="main" tabindex="-1"><h1>One</h1>\n<p>two\nthree</p></main>');
  const other = folder('<main id="main"><h1>One</h1><p>two</p></main>');
  const others = folder('<main id="main"><h2>One</h2><p>two three</p></main>');
  const compare = (pages: number, theirs: string) => () =>
    verifySamePages({ pages, folders: [ours, theirs], samples: ["index"] });
  expect(compare(1, same)).not.toThrow();
  expect(compare(1, other)).toThrow("index differs");
  expect(compare(1, others)).toThrow("index differs");
  expect(compare(2, same)).toThrow("has 1 HTML files; expected 2");
});

const run = (wallSeconds: number, userSeconds: number, peakMebibytes: number): Measurement => ({
  wallSeconds,
  userSeconds,
  systemSeconds: 0.5,
  peakMebibytes,
});

const times = (median: number) => ({ clicks: 7, median, ninthDecile: median + 1, max: median + 2 });

const result: BenchResult = {
  node: "v20.0.0",
  cores: 2,
  against: "Hugo 1.2.3",
  sizes: [
    {
      pages: 10_000,
      first: [
        { ours: run(6, 7, 500), theirs: run(3, 5, 400) },
        { ours: run(8, 8, 510), theirs: run(2, 6, 420) },
      ],
      compiling: [{ ours: run(9, 10, 500), theirs: run(3, 5, 400) }],
      edited: [{ ours: run(1, 1, 100), theirs: run(4, 5, 410) }],
      unchanged: [run(0.75, 1, 90)],
      check: [run(2, 3, 200), run(3, 3, 200)],
      dev: { readySeconds: 1.25, paintMilliseconds: [31.2, 70, 40.4] },
    },
  ],
  ownSite: {
    weights: [{ page: "index.html", html: 12_000, script: 2500 }],
    motion: { characterLateness95: 2.06, characters: 45, longTasks: 0 },
    navigation: {
      from: "/",
      to: "/a",
      warm: times(100),
      warmStill: times(90),
      cold: { app: times(500), native: times(510), later: -10 },
      inFlight: { app: times(600), native: times(590), later: 10 },
    },
  },
};

test("the report is Markdown: medians of the runs, ratios pair by pair and their median, weights, motion", () => {
  expect(benchReport(result)).toBe(`\
| pages  | first build | its CPU | its memory | renderer included | after an edit | unchanged |  check | dev server ready | save to paint |
| ------ | ----------: | ------: | ---------: | ----------------: | ------------: | --------: | -----: | ---------------: | ------------: |
| 10,000 |      7.00 s |  8.00 s |    505 MiB |            9.00 s |        1.00 s |    0.75 s | 2.50 s |           1.25 s |         40 ms |

| pages, build              |      wall s, this / Hugo 1.2.3 = ratio | median ratio |        CPU s |       MiB |
| ------------------------- | -------------------------------------: | -----------: | -----------: | --------: |
| 10,000, first             | 6.00 / 3.00 = 2.00; 8.00 / 2.00 = 4.00 |         3.00 |  8.00 / 6.00 | 505 / 410 |
| 10,000, renderer included |                     9.00 / 3.00 = 3.00 |         3.00 | 10.50 / 5.50 | 500 / 400 |
| 10,000, after an edit     |                     1.00 / 4.00 = 0.25 |         0.25 |  1.50 / 5.50 | 100 / 410 |

| heaviest pages, bytes in brotli | HTML and CSS | script |   all |
| ------------------------------- | -----------: | -----: | ----: |
| index.html                      |        12000 |   2500 | 14500 |

Headline: 95 % of 45 characters at most 2.1 ms late; 0 long tasks.

| click to next h1, CPU x4, RTT 150 ms, 1.6 Mbit/s | clicks | median | 9 of 10 within |   most |
| ------------------------------------------------ | -----: | -----: | -------------: | -----: |
| all fetched                                      |      7 | 100 ms |         101 ms | 102 ms |
| all fetched, reduced motion                      |      7 |  90 ms |          91 ms |  92 ms |
| at once                                          |      7 | 500 ms |         501 ms | 502 ms |
| at once, the browser's own                       |      7 | 510 ms |         511 ms | 512 ms |
| after 200 ms                                     |      7 | 600 ms |         601 ms | 602 ms |
| after 200 ms, the browser's own                  |      7 | 590 ms |         591 ms | 592 ms |
`);
});

test("the document says what the tables were measured on and how, and holds them as the report does", () => {
  const [before, after] = benchDocument(result).split(benchReport(result));
  expect(before).toBe(`\
<!-- Written by \`npm run bench\`. Do not edit. -->

# Measured

In one run, on a machine with 2 cores and Node 20, in turn with Hugo 1.2.3. The pages of the workload have about 4.3 KB of YAML and six blocks.

`);
  expect(after).toMatch(/^\n## How it is measured\n\n- Times are medians, /);
  expect(benchDocument({ ...result, against: undefined })).not.toContain("Hugo 1.2.3");
});

test("without another program there are no ratios, and without a headline no line about it", () => {
  const [size] = result.sizes;
  const sizes = size
    ? [
        {
          ...size,
          first: size.first.map(({ ours }) => ({ ours })),
          compiling: [{ ours: run(1, 1, 1) }],
          edited: [{ ours: run(1, 1, 1) }],
        },
      ]
    : [];
  const report = benchReport({
    ...result,
    against: undefined,
    sizes,
    ownSite: { weights: [], motion: undefined, navigation: undefined },
  });
  expect(report).not.toContain("Hugo");
  expect(report).not.toContain("NaN");
  expect(report).not.toContain("Headline");
});

test.each([
  ["an unknown program", ["--against", "jekyll"], "--against: expected eleventy or hugo."],
  ["a workload without content", ["--sizes", "2"], "--sizes: expected at least 3 pages."],
  ["no pairs", ["--pairs", "0"], "--pairs: expected how often to measure, such as 3."],
])("the benchmark refuses %s before it measures anything", (_, args, message) => {
  expect(runScript("bench.ts", args)).toEqual({ status: 2, stdout: "", stderr: `${message}\n` });
});

test.each([
  ["hugo", "hugo is not installed. Put it on the PATH"],
  ["eleventy", "eleventy is not installed. Put it on the PATH (npm install --global @11ty/eleventy@3)"],
])("where %s is missing, the benchmark says how to install it", (program, message) => {
  const refused = runScript("bench.ts", ["--against", program], { env: { PATH: temporaryFolder() } });
  expect(refused).toMatchObject({ status: 2, stdout: "" });
  expect(refused.stderr).toContain(message);
});

test("progress is one line that changes on a terminal, and a line a step elsewhere", () => {
  const shown = (isTTY: boolean) => {
    const written: string[] = [];
    const progress = createStepLine({ isTTY, write: (text) => written.push(text) });
    progress.step("one");
    progress.step("two");
    progress.end();
    return written.join("");
  };
  expect(shown(false)).toBe("one\ntwo\n");
  expect(shown(true)).toBe("\r\u001b[2Kone …\r\u001b[2Ktwo …\r\u001b[2K");
});
