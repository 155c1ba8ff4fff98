import { describe } from "vitest";
import { allPagesOf, thisSite } from "../../support/browser/served-site.ts";
import { testWithAxe } from "../../support/proofs/axe-matrix.ts";
import { testClientPages } from "../../support/proofs/client-pages.ts";
import { testPageContent } from "../../support/proofs/page-content.ts";
import { testPageContrast } from "../../support/proofs/page-contrast.ts";
import { testPageFocus, testUncoveredFocus } from "../../support/proofs/page-focus.ts";
import { testPageReflow } from "../../support/proofs/page-reflow.ts";
import { testPageStability, testReducedMotion } from "../../support/proofs/page-stability.ts";
import { testPageStructure } from "../../support/proofs/page-structure.ts";
import { testPageVisits } from "../../support/proofs/page-visits.ts";
import { isFull } from "../../support/system/is-full.ts";
import { brand, specRoutes } from "../support/spec-routes.ts";

const pages = await allPagesOf(thisSite);

// Colours are the same at every width, and what differs, the menu, is asked at 320 px of the fixture: the rest is in the weekly job.
testWithAxe(pages, isFull ? [320, 768, 1280] : [1280]);
testPageReflow(pages);
testPageVisits({ ...thisSite, paths: [...specRoutes, "/industries/no-such-page"], brand, language: "en-GB" });

// These depend on the blocks and not on what stands in them: a push asks them of the fixture in `tests/browser/`, and axe-core the
// contrast of each kind of text of this site.
describe.runIf(isFull)("on every page of this site", async () => {
  await testPageContent(pages);
  testPageContrast(pages);
  testPageFocus(pages);
  testPageStability(pages);
  testPageStructure(pages);
  testClientPages(pages);
  testReducedMotion(pages);
  testUncoveredFocus(pages);
});
