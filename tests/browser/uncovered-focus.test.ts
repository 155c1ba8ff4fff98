import { ferryPages } from "../support/browser/sites.ts";
import { testUncoveredFocus } from "../support/proofs/uncovered-focus.ts";

testUncoveredFocus(ferryPages);
