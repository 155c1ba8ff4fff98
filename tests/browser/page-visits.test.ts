import { ferryPages } from "../support/browser/sites.ts";
import { testPageVisits } from "../support/proofs/page-visits.ts";

testPageVisits({ ...ferryPages, brand: "Skerry Line", language: "en-GB" });
