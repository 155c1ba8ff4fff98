import { ferryPages } from "../support/browser/served-site.ts";
import { testClientPages } from "../support/proofs/client-pages.ts";
import { testPageContent } from "../support/proofs/page-content.ts";
import { testPageStability, testReducedMotion } from "../support/proofs/page-stability.ts";
import { testPageStructure } from "../support/proofs/page-structure.ts";
import { testPageVisits } from "../support/proofs/page-visits.ts";

testPageContent(ferryPages);
testPageStructure(ferryPages);
testPageVisits(ferryPages);
testClientPages(ferryPages);
testPageStability(ferryPages);
testReducedMotion(ferryPages);
