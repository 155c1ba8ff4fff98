import { testWithAxe } from "../../support/proofs/axe-matrix.ts";
import { thisSitePages } from "../support/this-site-pages.ts";

testWithAxe(thisSitePages, [320, 768, 1280]);
