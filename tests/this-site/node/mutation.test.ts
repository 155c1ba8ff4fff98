import { testMutations } from "../../support/proofs/mutation-report.ts";

testMutations("pages", 1);
