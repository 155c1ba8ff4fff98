import { ferryPages } from "../support/browser/sites.ts";
import { testPageStability } from "../support/proofs/page-stability.ts";

testPageStability(ferryPages);
