import { testClientPages } from "../../support/proofs/client-pages.ts";
import { thisSitePages } from "../support/this-site-pages.ts";

testClientPages(thisSitePages);
