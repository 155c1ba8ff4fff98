import { testPageFocus } from "../../support/proofs/page-focus.ts";
import { thisSitePages } from "../support/this-site-pages.ts";

testPageFocus(thisSitePages);
