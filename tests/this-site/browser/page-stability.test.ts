import { testPageStability } from "../../support/proofs/page-stability.ts";
import { thisSitePages } from "../support/this-site-pages.ts";

testPageStability(thisSitePages);
