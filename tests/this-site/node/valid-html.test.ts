import { testValidHtml } from "../../support/proofs/valid-html.ts";

testValidHtml("pages");
