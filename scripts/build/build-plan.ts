import type { SiteContent } from "../../src/content.gen.ts";
import type { PagePolicy } from "../../src/site.ts";
import type { SiteTypefaces } from "../appearance/create-site-typefaces.ts";
import type { Trails } from "../content/resolve/trail.ts";
import type { KnownPicture } from "../images/picture-memory.ts";
import type { PlannedImages } from "../images/plan-images.ts";
import type { FeedFacts } from "../output/atom-feed.ts";
import type { RouteFacts } from "../output/site-files.ts";
import type { Drawing } from "../share/drawing.ts";
import type { Pictures } from "../share/find-share-image.ts";
import type { PlannedPage } from "./plan-pages.ts";
import type { SavedBuild } from "./saved-build.ts";
import type { ScannedFile } from "./scan-content.ts";

/** Everything that is to be rendered and written. */
export interface BuildPlan {
  readonly site: SiteContent;
  /** The checksum of the site file. */
  readonly siteHash: string;
  /** Without files where those of the last build will do. */
  readonly typefaces: SiteTypefaces;
  /** See `SavedBuild`. */
  readonly announcedUntil: string | undefined;
  readonly trails: Trails;
  /** The policy of a page that opens nothing of its own. */
  readonly plainPolicy: PagePolicy;
  readonly pages: readonly PlannedPage[];
  /** The types of the blocks on all pages; none where the files beside the pages are those of the last build. */
  readonly types: ReadonlySet<string>;
  /** The assets to copy. */
  readonly assets: readonly ScannedFile[];
  /** See `SavedBuild`. */
  readonly shownPictures: readonly (readonly [address: string, picture: KnownPicture])[];
  readonly dataFiles: readonly string[];
  readonly unpublished: readonly string[];
  /** The files to make from the pictures of pages; none where those among the `siteFiles` of the last build will do. */
  readonly images: PlannedImages;
  /** The saved build whose output is updated; undefined where every page is rendered and the output is replaced as a whole. */
  readonly base: SavedBuild | undefined;
  /** The share images of the site; none where those among the `siteFiles` of the last build will do. */
  readonly shareImages: Pictures;
  /** The inputs that share images have in common. */
  readonly drawing: Drawing;
  /** The routes for the files beside the pages; undefined where those files of the last build will do. */
  readonly routes: readonly RouteFacts[] | undefined;
  /** The feeds of the site; none where the routes are those of the last build. */
  readonly feeds: readonly FeedFacts[];
  /** All digests as JSON by their paths; undefined where those of the last build will do. */
  readonly digests: ReadonlyMap<string, string> | undefined;
}
