import { ferrySite } from "../support/browser/sites.ts";
import { testCurrentDate } from "../support/proofs/current-date.ts";

testCurrentDate({ ...ferrySite, paths: ["/privacy", "/conditions"] });
