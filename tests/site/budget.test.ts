import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { exampleContent } from "../../scripts/content/report/example-content.ts";
import type { Example } from "../../scripts/content/rules/toolkit/rule.ts";
import { overBudget } from "../../scripts/content/rules/weight/over-budget.ts";
import { hashFolder } from "../support/build/built-site.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** Writes an example of a code as a content folder and returns the folder above it. */
function writeExample(example: Example, folder = temporaryFolder()): string {
  for (const { displayPath: file, text } of exampleContent(example).raw.sources) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

function build(folder: string, ...flags: string[]) {
  return runScript("build.ts", flags, { cwd: folder });
}

/** What a page of an output weighs with its script, as hosts send them. */
function weightOf(folder: string, page: string): number {
  const html = readFileSync(join(folder, "dist", page));
  const entry = /src="\/(_app\/entry[^"]+)"/.exec(html.toString())?.[1] ?? "";
  return [html, readFileSync(join(folder, "dist", entry))].reduce(
    (sum, file) => sum + brotliCompressSync(file).length,
    0,
  );
}

test("over-budget, which only a build gives, is given to its bad example alone, in the words of its entry", () => {
  const { code, bad, good, says } = overBudget;
  const { place } = exampleContent(bad);
  const { status, stderr } = build(writeExample(bad));
  expect(status).toBe(1);
  expect(stderr).toContain(`${place?.file}:${place?.line}:${place?.column}`);
  expect(stderr.match(new RegExp(`${code}\\b`, "g"))).toHaveLength(1);
  const said = stderr.replaceAll(/[\d,]+(?= bytes (?:in|of))/g, "…");
  expect(said).toContain(`${code}: ${says?.message}`);
  expect(said).toContain(says?.hint ?? "");
  expect(build(writeExample(good)).status).toBe(0);
});

describe("the budget of a site", () => {
  const page = `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: check-list
    title: What we bake
    items:
${Array.from({ length: 60 }, (_, index) => `      - Bread number ${index * 7919} with ${index * 104729} seeds\n`).join("")}`;
  const siteWith = (budget: string) => ({
    "_site.yaml": `${exampleContent("").raw.sources.find(({ path }) => path === "_site.yaml")?.text}${budget}`,
    "index.yaml": page,
  });

  test("lets a page pass that weighs exactly as much, and refuses it one byte earlier", () => {
    const folder = writeExample(siteWith(""));
    expect(build(folder).status).toBe(0);
    const weight = weightOf(folder, "index.html");
    writeExample(siteWith(`budget:\n  page: ${weight}\n`), folder);
    expect(build(folder).status).toBe(0);
    const before = hashFolder(join(folder, "dist"));
    writeExample(siteWith(`budget:\n  page: ${weight - 1}\n`), folder);
    const { status, stderr } = build(folder);
    expect(status).toBe(1);
    expect(stderr).toContain("pages/index.yaml:1:8");
    expect(stderr).toContain(`The page weighs ${weight.toLocaleString("en")} bytes in brotli`);
    expect(stderr).toContain(`expected at most ${(weight - 1).toLocaleString("en")} bytes.`);
    expect(hashFolder(join(folder, "dist"))).toEqual(before);
  });
});

test("--report prints what every page weighs", () => {
  const folder = writeExample({
    "index.yaml": `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: prose
    title: Our bread
    body: We bake at night.
`,
  });
  const { status, stdout } = build(folder, "--report");
  expect(status).toBe(0);
  const weight = weightOf(folder, "index.html");
  const words = stdout.replaceAll(/ +/g, " ");
  expect(words).toContain(`\nindex.yaml ${weight.toLocaleString("en")} `);
  expect(words).toMatch(/\n1 page in dist: 1 rendered, 0 reused; /);
});
