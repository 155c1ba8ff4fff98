import { thisSite } from "../../support/browser/sites.ts";
import { testPageVisits } from "../../support/proofs/page-visits.ts";
import { brand, specRoutes } from "../support/spec-routes.ts";

testPageVisits({ ...thisSite, paths: [...specRoutes, "/industries/no-such-page"], brand, language: "en-GB" });
