import { testPageStructure } from "../../support/proofs/page-structure.ts";
import { thisSitePages } from "../support/this-site-pages.ts";

testPageStructure(thisSitePages);
