import { testCorpus } from "./support/test-corpus.ts";

testCorpus("second", "ferry-site");
