import { testMutations } from "../support/proofs/mutation-report.ts";

testMutations("tests/fixtures/ferry-site", 2);
