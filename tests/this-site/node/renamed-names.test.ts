import { testRenamings } from "../../support/proofs/renamed-names.ts";

testRenamings("pages", 27);
