import { testWithAxe } from "../../support/proofs/axe-matrix.ts";
import { isFull } from "../../support/system/is-full.ts";
import { thisSitePages } from "../support/this-site-pages.ts";

// On a tablet nothing is to be seen that neither of the others has: it is in the weekly job.
testWithAxe(thisSitePages, isFull ? [320, 768, 1280] : [320, 1280]);
