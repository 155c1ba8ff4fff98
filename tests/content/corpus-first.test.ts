import { testCorpus } from "./support/test-corpus.ts";

testCorpus("first", "ferry-site");
