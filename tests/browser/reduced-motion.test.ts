import { ferryPages } from "../support/browser/sites.ts";
import { testReducedMotion } from "../support/proofs/reduced-motion.ts";

testReducedMotion(ferryPages);
