import { describe } from "vitest";
import { testPieces } from "../../support/browser/page-pieces.ts";
import { thisSite } from "../../support/browser/sites.ts";
import { testClientPages } from "../../support/proofs/client-pages.ts";
import { testPageContent } from "../../support/proofs/page-content.ts";
import { testPageContrast } from "../../support/proofs/page-contrast.ts";
import { testPageFocus } from "../../support/proofs/page-focus.ts";
import { testPageStability } from "../../support/proofs/page-stability.ts";
import { testPageStructure } from "../../support/proofs/page-structure.ts";
import { testReducedMotion } from "../../support/proofs/reduced-motion.ts";
import { testUncoveredFocus } from "../../support/proofs/uncovered-focus.ts";
import { isFull } from "../../support/system/is-full.ts";
import { thisSitePages } from "../support/this-site-pages.ts";

// These depend on the blocks and not on what stands in them: a push asks them of the fixture in `tests/browser/`, and axe-core the
// contrast of each kind of text of this site.
describe.runIf(isFull)("on every page of this site", async () => {
  await testPageContent(thisSitePages);
  testPageContrast(thisSitePages);
  testPageFocus(thisSitePages);
  testPageStability(thisSitePages);
  testPageStructure(thisSitePages);
  testClientPages(thisSitePages);
  testReducedMotion(thisSitePages);
  testUncoveredFocus(thisSitePages);
  // The document beside the text is higher than it.
  testPieces(thisSite, "/services/custom-solutions");
});
