import { ferryPages, ferrySite } from "../support/browser/served-site.ts";
import { testClientPages } from "../support/proofs/client-pages.ts";
import { testPageContent } from "../support/proofs/page-content.ts";
import { testPageContrast, testWithAxe } from "../support/proofs/page-contrast.ts";
import { testPageFocus, testUncoveredFocus } from "../support/proofs/page-focus.ts";
import { testPageReflow } from "../support/proofs/page-reflow.ts";
import { testPageStability, testReducedMotion } from "../support/proofs/page-stability.ts";
import { testPageStructure } from "../support/proofs/page-structure.ts";
import { testPageVisits } from "../support/proofs/page-visits.ts";

testPageContent(ferryPages);
testPageStructure(ferryPages);
testPageVisits(ferryPages);
testClientPages(ferryPages);
testPageStability(ferryPages);
testReducedMotion(ferryPages);
testPageContrast(ferryPages);
testPageFocus(ferryPages);
testPageReflow(ferryPages);
testUncoveredFocus(ferryPages);
// The gallery shows every block; these pages have the frame around them, with the side menu and with the whole menu.
testWithAxe({ ...ferrySite, paths: ["/", "/services/freight"] }, [320, 1280]);
