import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { thisSite } from "../../support/browser/sites.ts";
import { attributeValues, listFiles } from "../../support/build/built-site.ts";

const { out } = thisSite;

/** The size of files of the built site, each compressed as hosts send it. */
function weightOf(...paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(out, path))).length, 0);
}

test("every page with its styles and its script weighs at most 14,600 bytes, so that one round trip brings it", () => {
  const pages = listFiles(out).filter((path) => path.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(32);
  const weights = pages.map((page) => {
    const html = readFileSync(join(out, page), "utf8");
    const stylesheets = html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
    const scripts = attributeValues(html, "src");
    expect(scripts).toHaveLength(1);
    return { page, weight: weightOf(page, ...scripts, ...[...stylesheets].map(([, href = ""]) => href)) };
  });
  expect(weights.filter(({ weight }) => weight > 14_600)).toEqual([]);
});
