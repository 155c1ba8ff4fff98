import { ferryPages } from "../support/browser/sites.ts";
import { testPageStructure } from "../support/proofs/page-structure.ts";

testPageStructure(ferryPages);
