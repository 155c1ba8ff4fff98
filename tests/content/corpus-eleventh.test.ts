import { testCorpus } from "./support/test-corpus.ts";

testCorpus("eleventh");
