import { ferryPages } from "../support/browser/sites.ts";
import { testPageFocus } from "../support/proofs/page-focus.ts";

testPageFocus(ferryPages);
