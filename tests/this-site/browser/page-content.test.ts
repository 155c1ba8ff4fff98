import { testPageContent } from "../../support/proofs/page-content.ts";
import { thisSitePages } from "../support/this-site-pages.ts";

await testPageContent(thisSitePages);
