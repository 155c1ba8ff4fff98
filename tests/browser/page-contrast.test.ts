import { ferryPages } from "../support/browser/sites.ts";
import { testPageContrast } from "../support/proofs/page-contrast.ts";

testPageContrast(ferryPages);
