import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ferrySite } from "../support/browser/served-site.ts";

const { out } = ferrySite;
const files = readdirSync(out, { recursive: true, encoding: "utf8" }).sort();

/** The size of a file of the built site, compressed as hosts send it. */
function weightOf(path: string): number {
  return brotliCompressSync(readFileSync(join(out, path))).length;
}

function onlyFile(pattern: RegExp): string {
  const [file, ...others] = files.filter((path) => pattern.test(path));
  if (file === undefined || others.length > 0) throw new Error(`${pattern}: expected one file.`);
  return file;
}

const entry = onlyFile(/^_app\/entry-.*\.js$/);

test("the script of every page weighs at most 1,200 bytes", () => {
  expect(weightOf(entry)).toBeLessThanOrEqual(1200);
});

const app = onlyFile(/^_app\/app-.*\.js$/);
const react = onlyFile(/^_app\/react-.*\.js$/);

test("React and what the app needs beside it weigh at most 93,400 bytes, before blocks", () => {
  const shared = [onlyFile(/^_app\/shared-.*\.js$/), onlyFile(/^_app\/rolldown-runtime-.*\.js$/)];
  const weights = [app, react, ...shared].map(weightOf);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(93_400);
});

test("the app, which is fetched before it is run, asks to be compiled as a whole then; the script of every page does not", () => {
  const begin = (path: string) => readFileSync(join(out, path), "utf8").trimStart().slice(0, 28);
  for (const file of [app, react]) expect(begin(file)).toBe("//# allFunctionsCalledOnLoad");
  expect(begin(entry)).not.toContain("//#");
});

test("the modules and styles of blocks that no page uses are not written", () => {
  expect(files.filter((path) => /^_app\/(?:endpoint-list|sla-table)-/.test(path))).not.toEqual([]);
  expect(files.filter((path) => /^_app\/(?:chart|coverage-map|faq|pricing|video)-/.test(path))).toEqual([]);
});
