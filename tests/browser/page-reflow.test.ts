import { ferryPages } from "../support/browser/sites.ts";
import { testPageReflow } from "../support/proofs/page-reflow.ts";

testPageReflow(ferryPages);
