import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { allPagesOf, thisSite } from "../../support/browser/served-site.ts";
import { listFiles } from "../../support/build/built-site.ts";
import { testClientPages } from "../../support/proofs/client-pages.ts";
import { testPageContent } from "../../support/proofs/page-content.ts";
import { testPageContrast, testWithAxe } from "../../support/proofs/page-contrast.ts";
import { testPageFocus, testUncoveredFocus } from "../../support/proofs/page-focus.ts";
import { testPageReflow } from "../../support/proofs/page-reflow.ts";
import { testPageStability, testReducedMotion } from "../../support/proofs/page-stability.ts";
import { testPageStructure } from "../../support/proofs/page-structure.ts";
import { testPageVisits } from "../../support/proofs/page-visits.ts";
import { isFull } from "../../support/system/is-full.ts";

const pages = await allPagesOf(thisSite);

// Colours are the same at every width, and what differs, the menu, is asked at 320 px of the fixture: the rest is in the weekly job.
testWithAxe(pages, isFull ? [320, 768, 1280] : [1280]);
testPageReflow(pages);
testPageVisits(pages);

// These depend on the blocks and not on their content: a push tests them with the fixture in `tests/browser/`, and with axe-core
// the contrast of each kind of text on this site.
describe.runIf(isFull)("on every page of this site", async () => {
  testPageContent(pages);
  testPageContrast(pages);
  testPageFocus(pages);
  testPageStability(pages);
  testPageStructure(pages);
  testClientPages(pages);
  testReducedMotion(pages);
  testUncoveredFocus(pages);
});

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
