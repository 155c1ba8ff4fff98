import type { SiteContent } from "../../src/content.gen.ts";
import type { Crumb, LanguageLink, PagePolicy } from "../../src/site.ts";
import { contentHash } from "../cache/content-hash.ts";
import type { OwnTags } from "../content/index/further-routes.ts";
import { routeOfPage } from "../content/read/route-of.ts";
import { siteAt } from "../content/resolve/build-site.ts";
import type { PageToRender } from "../pages/page-messages.ts";
import type { ShownByPage } from "../pages/shown-by-page.ts";
import { isIntact } from "../publish/file-writer.ts";
import type { BuildContext } from "./build-context.ts";
import type { ExaminedPage } from "./examine-pages.ts";
import { dayOf } from "./saved-build.ts";

/** A page of a build. */
export interface PlannedPage extends ExaminedPage {
  /** True if the output of the last build can stay, or if the page has no output. */
  readonly isReused: boolean;
  readonly inputs: string;
  readonly toRender: PageToRender;
}

/** The data that pages of a site get from other pages and from the site file. */
interface SharedWithPages {
  readonly sites: readonly [SiteContent, ...SiteContent[]];
  /** Everything else that every page shows, as JSON. */
  readonly ofAll: unknown;
  readonly plainPolicy: PagePolicy;
  shownBy(path: string): ShownByPage;
  trailOf(path: string): readonly Crumb[] | undefined;
  languagesOf(route: string): readonly LanguageLink[];
  policyOf(path: string): PagePolicy | undefined;
  tagsOf(path: string): OwnTags;
}

/** Plans the pages of a site: a page is rendered if anything it is made from has changed since the last build. */
export function planPages(
  pages: readonly ExaminedPage[],
  { sites, ofAll, plainPolicy, shownBy, trailOf, languagesOf, policyOf, tagsOf }: SharedWithPages,
  { out, today }: BuildContext,
): readonly PlannedPage[] {
  const hashes = new Map(sites.map((site) => [site, contentHash(JSON.stringify([site, ofAll]))]));
  const hashOf = createHasher();
  return pages.map(({ file, digested, saved }) => {
    const { path, row } = file;
    const { fileHash, digestJson, isHidden } = digested;
    const { hash, ...shown } = shownBy(path);
    const route = routeOfPage(path);
    const [site, trail] = [hashes.get(siteAt(sites, route)), trailOf(path)];
    const [languages, policy, tags] = [languagesOf(route), policyOf(path), tagsOf(path)];
    const shared = [trail, languages, policy].map(hashOf);
    // A page with dates can change even if its file has not: its digest shows that.
    const inputs = contentHash(JSON.stringify([site, fileHash, digestJson, hash, ...shared, tags]));
    const isCurrent =
      saved?.inputs === inputs &&
      (saved.shownDay === "" || saved.shownDay === dayOf(today)) &&
      saved.files.every((one) => isIntact(out, one));
    const toRender = { path, row, fileHash, shown, policy: policy ?? plainPolicy, trail, languages, tags };
    return { file, digested, saved, inputs, isReused: isHidden || isCurrent, toRender };
  });
}

/** Returns a function for the checksums of values, each calculated once for all pages that share the value. */
function createHasher(): (value: unknown) => string {
  const known = new Map<unknown, string>();
  return (value) => {
    const hash = known.get(value) ?? contentHash(JSON.stringify(value) ?? "");
    known.set(value, hash);
    return hash;
  };
}
