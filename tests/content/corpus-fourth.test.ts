import { testCorpus } from "./support/test-corpus.ts";

testCorpus("fourth", "climbing-site");
