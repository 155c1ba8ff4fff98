import { testPlainPages } from "../../support/proofs/plain-pages.ts";

testPlainPages("pages");
