import { testPieces } from "../support/browser/page-pieces.ts";
import { ferryPages, ferrySite } from "../support/browser/sites.ts";
import { testPageStability } from "../support/proofs/page-stability.ts";
import { testReducedMotion } from "../support/proofs/reduced-motion.ts";

testPageStability(ferryPages);
testReducedMotion(ferryPages);
testPieces(ferrySite, "/");
