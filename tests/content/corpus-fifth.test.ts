import { testCorpus } from "./support/test-corpus.ts";

testCorpus("fifth", "vet-site");
