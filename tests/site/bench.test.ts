import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { benchReport } from "../../scripts/bench/bench-report.ts";
import { ownGenerator, writeNeutralSite } from "../../scripts/bench/generators.ts";
import { neutralPages } from "../../scripts/bench/neutral-pages.ts";
import { revisePage } from "../../scripts/bench/revise-page.ts";
import { listFiles } from "../support/build/built-site.ts";
import { hashFolder } from "../support/build/hash-folder.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

test("a workload of 102 pages has as many, the same each time, without an error", () => {
  const [content, again] = [temporaryFolder(), temporaryFolder()];
  for (const folder of [content, again]) writeNeutralSite(ownGenerator, neutralPages(102), folder);
  expect(listFiles(content).filter((path) => path !== "_site.yaml")).toHaveLength(102);
  expect(hashFolder(again)).toEqual(hashFolder(content));
  expect(runScript("check", ["--pages", content])).toMatchObject({ status: 0 });
});

test("an edit changes the title of a page, each time to another one", () => {
  const folder = temporaryFolder();
  writeNeutralSite(ownGenerator, neutralPages(2), folder);
  const file = join(folder, "part-1/page-1.yaml");
  revisePage(file, 1);
  revisePage(file, 2);
  expect(readFileSync(file, "utf8")).toMatch(/^title: Edition 2 of this page\n/);
});

test("the report is Markdown: medians of all builds, and the heaviest pages", () => {
  const report = benchReport({
    node: "v20.0.0",
    cores: 2,
    builds: [
      { site: "pages/", program: "this renderer", cold: [2, 1, 4], afterEdit: [0.5, 0.25], unchanged: [0.125] },
      { site: "9 pages of text", program: "Hugo 1.2.3", cold: [3], afterEdit: [3], unchanged: [] },
    ],
    weights: [{ page: "index.html", html: 12_000, script: 2500 }],
  });
  expect(report).toContain(`
| site | program | cold build | after an edit | unchanged |
| --- | --- | --- | --- | --- |
| pages/ | this renderer | 2.00 s | 0.38 s | 0.13 s |
| 9 pages of text | Hugo 1.2.3 | 3.00 s | 3.00 s |  |

| heaviest pages of pages/, bytes in brotli | HTML and CSS | script | all |
| --- | --- | --- | --- |
| index.html | 12000 | 2500 | 14500 |
`);
});

test.each([
  ["a workload without content", ["--sizes", "2"], "--sizes: expected at least 3 pages."],
  ["no runs", ["--runs", "0"], "--runs: expected how often to measure, such as 3."],
])("the benchmark refuses %s before it measures anything", (_, args, message) => {
  expect(runScript("bench", args)).toEqual({ status: 2, stdout: "", stderr: `${message}\n` });
});
