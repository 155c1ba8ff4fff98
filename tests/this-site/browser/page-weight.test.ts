import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { thisSite } from "../../support/browser/served-site.ts";
import { listFiles } from "../../support/build/built-site.ts";

const { out } = thisSite;

/** The size of files of the built site, each compressed as hosts send it. */
function weightOf(...paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(out, path))).length, 0);
}

test("half of the pages weigh at most 12,750 bytes with their styles and scripts, the heaviest 15,050, and scripts 2,180", () => {
  const pages = listFiles(out).filter((path) => path.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(32);
  const weights = pages.map((page) => {
    const html = readFileSync(join(out, page), "utf8");
    const stylesheets = html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
    const scripts = Array.from(html.matchAll(/<script[^>]+src="([^"]+)"/g), ([, src = ""]) => src);
    return {
      page,
      script: weightOf(...scripts),
      weight: weightOf(page, ...scripts, ...[...stylesheets].map(([, href = ""]) => href)),
    };
  });
  expect(weights.filter(({ script }) => script > 2180)).toEqual([]);
  expect(weights.filter(({ weight }) => weight > 15_050)).toEqual([]);
  const sorted = weights.map(({ weight }) => weight).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(12_750);
});
