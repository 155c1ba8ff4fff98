import { testWithAxe } from "../support/proofs/axe-matrix.ts";

await testWithAxe(320);
