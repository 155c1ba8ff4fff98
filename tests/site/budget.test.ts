import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { exampleContent } from "../../scripts/content/report/example-content.ts";
import type { Example } from "../../scripts/content/rules/toolkit/rule.ts";
import { overBudget } from "../../scripts/content/rules/weight/over-budget.ts";
import { home } from "../content/support/check-example.ts";
import { hashFolder } from "../support/build/built-site.ts";
import { writeFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace, type Workplace } from "../support/build/workplace.ts";
import { runCommand } from "../support/system/run-command.ts";

/** Writes an example of a code as the content of a workplace, and builds it. */
async function buildExample(example: Example, place: Workplace = createWorkplace()) {
  const { sources } = exampleContent(example).raw;
  writeFiles(place.pages, Object.fromEntries(sources.map(({ path, text }) => [path, text])));
  return build(place);
}

/** The size of a page with its script, as hosts send them. */
function weightOf(out: string, page: string): number {
  const html = readFileSync(join(out, page));
  const entry = /src="\/(_app\/entry[^"]+)"/.exec(html.toString())?.[1] ?? "";
  return [html, readFileSync(join(out, entry))].reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
}

test("over-budget, which only a build gives, is given to its bad example alone, in the words of its entry", async () => {
  const { code, bad, good, says } = overBudget;
  const { line, column } = exampleContent(bad).place ?? {};
  const { mistakes } = await buildExample(bad);
  expect(mistakes).toMatchObject([{ code, line, column, hint: says?.hint }]);
  expect(mistakes[0]?.message.replaceAll(/[\d,]+(?= bytes (?:in|of))/g, "…")).toBe(says?.message);
  expect((await buildExample(good)).mistakes).toEqual([]);
});

const rows = Array.from(
  { length: 60 },
  (_, index) => `      - Bread number ${index * 7919} with ${index * 104729} seeds\n`,
);
const page = `${home}  - type: check-list\n    title: What we bake\n    items:\n${rows.join("")}`;

test("the budget of a site lets a page pass that weighs exactly as much, and refuses it one byte earlier", async () => {
  const place = createWorkplace();
  const site = exampleContent("").raw.sources.find(({ path }) => path === "_site.yaml")?.text;
  const buildWith = async (budget: string) =>
    (await buildExample({ "_site.yaml": `${site}${budget}`, "index.yaml": page }, place)).mistakes;
  expect(await buildWith("")).toEqual([]);
  const weight = weightOf(place.out, "index.html");
  expect(await buildWith(`budget:\n  page: ${weight}\n`)).toEqual([]);
  const before = hashFolder(place.out);
  expect(await buildWith(`budget:\n  page: ${weight - 1}\n`)).toMatchObject([
    { line: 1, column: 8, message: expect.stringContaining(`weighs ${weight.toLocaleString("en")} bytes in brotli`) },
  ]);
  expect(hashFolder(place.out)).toEqual(before);
});

test("--report prints what every page weighs", async () => {
  const place = createWorkplace();
  await buildExample({ "index.yaml": page }, place);
  const { status, stdout } = await runCommand("build", ["--report"], { cwd: place.folder });
  expect(status).toBe(0);
  const weight = weightOf(place.out, "index.html").toLocaleString("en");
  const words = stdout.replaceAll(/ +/g, " ");
  expect(words).toContain(`\nindex.yaml ${weight} `);
  expect(words).toMatch(/\n1 page in dist: 1 rendered, 0 reused; /);
});
