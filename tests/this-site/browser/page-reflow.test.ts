import { testPageReflow } from "../../support/proofs/page-reflow.ts";
import { thisSitePages } from "../support/this-site-pages.ts";

testPageReflow(thisSitePages);
