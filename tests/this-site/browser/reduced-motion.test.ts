import { testReducedMotion } from "../../support/proofs/reduced-motion.ts";
import { thisSitePages } from "../support/this-site-pages.ts";

testReducedMotion(thisSitePages);
