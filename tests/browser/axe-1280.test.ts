import { testWithAxe } from "../support/axe-matrix.ts";

await testWithAxe(1280);
