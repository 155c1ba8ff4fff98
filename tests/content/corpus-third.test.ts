import { testCorpus } from "./support/test-corpus.ts";

testCorpus("third", "bakery-site");
