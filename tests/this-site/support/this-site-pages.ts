import { allPagesOf, type SitePages } from "../../support/browser/served-site.ts";
import { thisSite } from "../../support/browser/sites.ts";

/** Every page of this site, and a path that has none. */
export const thisSitePages: SitePages = await allPagesOf(thisSite);
