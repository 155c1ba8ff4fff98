import { inject } from "vitest";
import { type ServedSite, type SitePages, unknownPath } from "./served-site.ts";

/** The site that tests of behaviours use: `tests/fixtures/ferry-site`. */
export const ferrySite: ServedSite = inject("ferrySite");

/** Pages of it that between them have every kind of part. */
export const ferryPages: SitePages = {
  ...ferrySite,
  paths: ["/", "/services/freight", "/services/timetable-data", unknownPath],
};

/** The project's own site, which only `tests/this-site` knows. */
export const thisSite: ServedSite = inject("thisSite");
