import type { SiteContent } from "../../src/content.gen.ts";
import type { PagePolicy } from "../../src/site.ts";
import type { SiteTypefaces } from "../appearance/create-site-typefaces.ts";
import type { PlannedImages } from "../images/plan-images.ts";
import type { CalendarFacts } from "../output/calendar-file.ts";
import type { FeedFacts } from "../output/feed-files.ts";
import type { RouteFacts } from "../output/find-routes.ts";
import type { LastChanges } from "../output/last-changes.ts";
import type { Drawing } from "../share/drawing.ts";
import type { Pictures } from "../share/find-share-image.ts";
import type { PlannedPage } from "./plan-pages.ts";
import type { SavedBuild } from "./saved-build.ts";
import type { ScannedFile } from "./scan-content.ts";

/** Everything that is to be rendered and written. */
export interface BuildPlan {
  readonly site: SiteContent;
  /** The site in each of its languages, that of most pages first. */
  readonly sites: readonly [SiteContent, ...SiteContent[]];
  readonly typefaces: SiteTypefaces;
  /** The moments at which pages change that say nothing of it themselves: an announcement or an event is over. */
  readonly ends: readonly number[];
  /** The policy of a page that opens nothing of its own. */
  readonly plainPolicy: PagePolicy;
  readonly pages: readonly PlannedPage[];
  /** The types of the blocks on all pages. */
  readonly types: ReadonlySet<string>;
  /** The assets to copy. */
  readonly assets: readonly ScannedFile[];
  /** See `SavedBuild`. */
  readonly shownPictures: SavedBuild["pictures"];
  /** The files to make from the pictures of pages. */
  readonly images: PlannedImages;
  /** The share images of the site. */
  readonly shareImages: Pictures;
  /** The inputs that share images have in common. */
  readonly drawing: Drawing;
  readonly changes: LastChanges | undefined;
  /** The routes for the files beside the pages. */
  readonly routes: readonly RouteFacts[];
  readonly feeds: readonly FeedFacts[];
  readonly calendars: readonly CalendarFacts[];
  /** See `HostRules`. */
  readonly notFoundFolders: readonly string[];
}
