import { ferryPages } from "../support/browser/sites.ts";
import { testClientPages } from "../support/proofs/client-pages.ts";

testClientPages(ferryPages);
