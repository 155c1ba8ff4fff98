import { testCorpus } from "./support/test-corpus.ts";

testCorpus("sixth", "bakery-site");
