import { ferryPages } from "../support/browser/sites.ts";
import { testPageContrast } from "../support/proofs/page-contrast.ts";
import { testPageFocus } from "../support/proofs/page-focus.ts";
import { testPageReflow } from "../support/proofs/page-reflow.ts";
import { testUncoveredFocus } from "../support/proofs/uncovered-focus.ts";

testPageContrast(ferryPages);
testPageFocus(ferryPages);
testPageReflow(ferryPages);
testUncoveredFocus(ferryPages);
