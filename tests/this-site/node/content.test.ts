import { testDigestedMistakes } from "../../support/proofs/digested-mistakes.ts";
import { testMovedEntries } from "../../support/proofs/moved-entries.ts";
import { testPlainPages } from "../../support/proofs/plain-pages.ts";

testDigestedMistakes("pages");
testMovedEntries("pages", 100);
testPlainPages("pages");
