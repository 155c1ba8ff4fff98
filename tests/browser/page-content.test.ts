import { ferryPages } from "../support/browser/sites.ts";
import { testPageContent } from "../support/proofs/page-content.ts";

await testPageContent(ferryPages);
