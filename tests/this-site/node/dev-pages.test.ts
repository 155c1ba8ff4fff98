import { testDevPages } from "../../support/proofs/dev-pages.ts";

testDevPages("pages");
