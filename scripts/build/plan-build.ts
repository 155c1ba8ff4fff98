import type { SiteContent } from "../../src/content.gen.ts";
import type { PageDigest } from "../content/check/digest-page.ts";
import { indexDigests } from "../content/check/index-digests.ts";
import { valueAt } from "../content/diagnostic/path.ts";
import { openedEmbeds } from "../content/formats/embed-formats.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { type ContentWithLists, ownTags, tagRoutes } from "../content/index/further-routes.ts";
import { lastDay } from "../content/index/select-pages.ts";
import { findTranslations, translatedPage } from "../content/index/site-languages.ts";
import { listedLinks } from "../content/index/translations.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";
import { addressForm } from "../content/read/address-form.ts";
import { assetAddress } from "../content/read/content-path.ts";
import { readLock } from "../content/read/read-content.ts";
import { folderOfRoute, isNotFoundRoute, routeOfPage } from "../content/read/route-of.ts";
import { originOf, resolveSites, siteAt } from "../content/resolve/build-site.ts";
import { createPageLists, folderEntries } from "../content/resolve/folder-entries.ts";
import { notFoundRoute } from "../content/resolve/not-found-page.ts";
import { placeOf, planTrails } from "../content/resolve/trail.ts";
import { createPictureMemory, type PictureMemory } from "../images/picture-memory.ts";
import { findImageUse, planImages } from "../images/plan-images.ts";
import { findCalendars } from "../output/calendar-file.ts";
import { findFeeds } from "../output/find-feeds.ts";
import { findPolicies } from "../output/find-policies.ts";
import { findRoutes } from "../output/find-routes.ts";
import { readLastChanges } from "../output/last-changes.ts";
import { createShownByPage } from "../pages/shown-by-page.ts";
import { readDrawing } from "../share/drawing.ts";
import { planPictures } from "../share/find-share-image.ts";
import type { BuildContext } from "./build-context.ts";
import type { ExaminedPage } from "./examine-pages.ts";
import { hasMistake } from "./explain-failure.ts";
import { loadTypefaces } from "./load-typefaces.ts";
import { planPages } from "./plan-pages.ts";
import type { ScannedFile } from "./scan-content.ts";

interface PlanInput {
  readonly siteFiles: readonly string[];
  readonly examined: readonly ExaminedPage[];
  readonly assets: readonly ScannedFile[];
}

/**
 * Checks the files against each other, resolves the site file and finds out which pages have to be rendered; undefined if something is
 * wrong in the site file or between files. If a font cannot be read, returns its address.
 */
export async function planBuild(build: BuildContext, { siteFiles, examined, assets }: PlanInput) {
  const { saved, model, origin, today } = build;
  // Git runs meanwhile.
  const reading = readLastChanges(build.pages, saved?.changes);
  const read = siteFiles.map((path) => build.readPage({ path }));
  const sources = read.flatMap((file) => file?.source ?? []);
  if (sources.length === 0 || sources.length < siteFiles.length) return undefined;
  // `examineFile` wrote them, and the cache has checksums.
  const digests = new Map(
    examined.map(({ file, digested }) => {
      const digest = JSON.parse(digested.digestJson) as PageDigest;
      return [digested.path, Object.assign(digest, file.row && { row: file.row.number })];
    }),
  );
  const readAsset = createAssetReader(build.pages);
  const memory = createPictureMemory(build.pages, saved?.pictures);
  const { inspect: inspectPicture } = memory;
  const content = indexDigests(model, {
    siteFiles: sources,
    digests: digests.values(),
    assets: assets.map(({ path }) => assetAddress(path)),
    readAsset,
    inspectPicture,
    lock: readLock(build.pages, process.cwd()),
    at: build.view.at,
    isRight: () => !hasMistake(build),
  });
  if (!content) return undefined;
  const tags = tagRoutes(content);
  const folders = folderEntries({ ...content, tags }, model, originOf(content.site.data, origin));
  const findTranslation = findTranslations(content.site.data, content.pages.map(translatedPage));
  const options = { folders, origin, inspectPicture, now: today };
  const sites = resolveSites(model, content, { ...options, findTranslation });
  const [site] = sites;
  const typefaces = await loadTypefaces({ ...build, sites, digests });
  if ("unreadableFont" in typefaces) return typefaces;
  const { plainPolicy, policyOf } = findPolicies(content, digests, sites);
  const embeds = openedEmbeds(Array.from(digests.values(), ({ opens }) => opens));
  const shownBy = createShownByPage(createPageLists(content, folders), inspectPicture, readAsset, embeds);
  const languagesOf = listedLinks(content, findTranslation, addressForm(site.origin, site));
  const trails = planTrails(content, (route) => siteAt(sites, route));
  const headOf = (path: string) => ({ route: routeOfPage(path), data: digests.get(path)?.head });
  const shared = {
    sites,
    ofAll: [plainPolicy.directives, typefaces.style, typefaces.preloads],
    languagesOf,
    trailOf: (path: string) => trails.get(placeOf(headOf(path))),
    tagsOf: (path: string) => ownTags(tags, headOf(path)),
    shownBy: (path: string) => shownBy(digests.get(path)),
    plainPolicy,
    policyOf,
  };
  const drawing = readDrawing(site.theme);
  const changes = await reading;
  return {
    ...planImageFiles(content, memory, { assets, digests: digests.values() }),
    site,
    sites,
    plainPolicy,
    typefaces,
    /** The times when pages change although nothing in them says so: an announcement or an event is over. */
    ends: findEnds(content),
    /** The inputs that all share images have in common. */
    drawing,
    shareImages: planPictures(content, { sites, drawing, warn: build.warn }),
    pages: planPages(examined, shared, build),
    /** The types of the blocks on all pages. */
    types: new Set([...digests.values()].flatMap(({ types }) => types)),
    changes,
    /** The routes, for the files besides the pages. */
    routes: findRoutes(content, languagesOf, changes),
    feeds: findFeeds(content, sites),
    calendars: findCalendars(content, sites, changes),
    notFoundFolders: notFoundFoldersOf(content, sites),
  };
}

/** Everything to render and write. */
export type BuildPlan = Exclude<Awaited<ReturnType<typeof planBuild>>, { readonly unreadableFont: string } | undefined>;

/** The addresses of the folders with a not-found page, apart from the top of the site. */
function notFoundFoldersOf({ pages }: ContentIndex, sites: readonly SiteContent[]): readonly string[] {
  const own = pages.map(({ route }) => route).filter(isNotFoundRoute);
  const routes = new Set([...own, ...sites.map(notFoundRoute)]);
  return [...routes]
    .map(folderOfRoute)
    .filter((folder) => folder !== "")
    .sort()
    .map(encodeURI);
}

/** The files to make from the pictures of pages, and the assets that are published as they are. */
function planImageFiles(
  content: ContentIndex,
  memory: PictureMemory,
  { assets, digests }: Pick<PlanInput, "assets"> & { readonly digests: Iterable<PageDigest> },
) {
  const hidden = Array.from(digests, (digest) => digest.unpublished ?? []).flat();
  const { shown, unpublished } = findImageUse(content, hidden);
  return {
    images: planImages(content),
    /** See `SavedBuild`. */
    shownPictures: [...shown].flatMap((address) => {
      const known = memory.get(address);
      return known ? [[address, known] as const] : [];
    }),
    assets: assets.filter(({ path }) => !unpublished.has(assetAddress(path))),
  };
}

/** When the announcement of a site is over, and the events in its event lists. */
function findEnds({ site, references, folders }: ContentWithLists): readonly number[] {
  const listed = new Set(references.flatMap(({ value, owner }) => (owner["events"] === undefined ? [] : [value])));
  const events = [...listed].flatMap((folder) => folders.get(folder) ?? []).flatMap(({ data }) => lastDay(data) ?? []);
  const until = valueAt(site.data, ["announcement", "until"]);
  return [...(until === undefined ? [] : [Date.parse(String(until))]), ...events.map((day) => Date.parse(day) + aDay)];
}

const aDay = 86_400_000;
