import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, inject, test } from "vitest";

const out = inject("out");
const files = readdirSync(out, { recursive: true, encoding: "utf8" }).sort();

/** The size of files of the built site, each compressed as hosts send it. */
function weightOf(...paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(out, path))).length, 0);
}

function onlyFile(pattern: RegExp): string {
  const [file, ...others] = files.filter((path) => pattern.test(path));
  if (file === undefined || others.length > 0) throw new Error(`${pattern}: expected one file.`);
  return file;
}

const entry = onlyFile(/^_app\/entry-.*\.js$/);

test("the script of every page weighs at most 2,500 bytes", () => {
  expect(weightOf(entry)).toBeLessThanOrEqual(2500);
});

const app = onlyFile(/^_app\/app-.*\.js$/);

test("React and what the app needs beside it weigh at most 72,000 bytes", () => {
  expect(weightOf(app)).toBeLessThanOrEqual(72_000);
});

test("the app, which is fetched before it is run, asks to be compiled as a whole then; the script of every page does not", () => {
  const begin = (path: string) => readFileSync(join(out, path), "utf8").trimStart().slice(0, 28);
  expect(begin(app)).toBe("//# allFunctionsCalledOnLoad");
  expect(begin(entry)).not.toContain("//#");
});

test("every page with its styles and its script weighs at most 14,600 bytes, so that one round trip brings it", () => {
  const pages = files.filter((path) => path.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(32);
  const weights = pages.map((page) => {
    const stylesheets = readFileSync(join(out, page), "utf8").matchAll(
      /<link[^>]+rel="stylesheet"[^>]+href="\/([^"]+)"/g,
    );
    return { page, weight: weightOf(page, entry, ...[...stylesheets].map(([, href = ""]) => href)) };
  });
  expect(weights.filter(({ weight }) => weight > 14_600)).toEqual([]);
});
