import { testUncoveredFocus } from "../../support/proofs/uncovered-focus.ts";
import { thisSitePages } from "../support/this-site-pages.ts";

testUncoveredFocus(thisSitePages);
