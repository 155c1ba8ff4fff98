import { testPageContrast } from "../../support/proofs/page-contrast.ts";
import { thisSitePages } from "../support/this-site-pages.ts";

testPageContrast(thisSitePages);
