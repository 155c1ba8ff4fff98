import { thisSite } from "../../support/browser/sites.ts";
import { testCurrentDate } from "../../support/proofs/current-date.ts";

testCurrentDate({ ...thisSite, paths: ["/privacy-policy", "/terms-of-service", "/cookie-policy"] });
