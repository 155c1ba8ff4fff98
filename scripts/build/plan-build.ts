import type { SiteContent } from "../../src/content.gen.ts";
import type { Crumb, PagePolicy } from "../../src/site.ts";
import type { SiteTypefaces } from "../appearance/create-site-typefaces.ts";
import { contentHash } from "../cache/content-hash.ts";
import { indexDigests } from "../content/check/index-digests.ts";
import { type ValuePath, valueAt } from "../content/diagnostic/path.ts";
import type { Openings } from "../content/formats/openings.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";
import { basePath } from "../content/read/base-path.ts";
import { assetAddress, siteFileName } from "../content/read/content-path.ts";
import { readBytes } from "../content/read/read-bytes.ts";
import { decodeFile, type SourceFile } from "../content/read/read-content.ts";
import { routeOfPage } from "../content/read/route-of.ts";
import { folderEntries, originOf, resolveSite } from "../content/resolve/build-site.ts";
import { compareTrails, planTrails, type Trails } from "../content/resolve/plan-trails.ts";
import { folderOfRoute } from "../content/resolve/trail.ts";
import { heaviestImages } from "../images/heaviest-images.ts";
import { createPictureMemory, type KnownPicture } from "../images/picture-memory.ts";
import { noImages, type PlannedImages, planImages } from "../images/plan-images.ts";
import { findImageUse } from "../images/unpublished-images.ts";
import type { FeedFacts } from "../output/atom-feed.ts";
import { findFeeds } from "../output/find-feeds.ts";
import { findRoutes } from "../output/find-routes.ts";
import type { RouteFacts } from "../output/site-files.ts";
import { createShownByPage, dataFiles, nothingShown, type ShownByPage } from "../pages/shown-by-page.ts";
import { isIntact } from "../publish/file-writer.ts";
import { type Drawing, readDrawing } from "../share/drawing.ts";
import { noPictures, type Pictures, planPictures } from "../share/plan-pictures.ts";
import type { BuildContext } from "./build-context.ts";
import { dayOf } from "./day-of.ts";
import type { ExaminedPage } from "./examine-pages.ts";
import { findPolicies } from "./find-policies.ts";
import { isSameSite } from "./is-same-site.ts";
import { loadDigests } from "./load-digests.ts";
import { loadTypefaces } from "./load-typefaces.ts";
import type { SavedBuild } from "./saved-build.ts";
import type { ScannedFile } from "./scan-content.ts";

/** A page of a build. */
export interface PlannedPage extends ExaminedPage, Pick<ShownByPage, "folders" | "pictures"> {
  /** Whether the output of the last build will do. Only then it may lack folders and pictures. */
  readonly isReused: boolean;
  /** See `SavedPage`. */
  readonly shownHash: string;
  /** The way to its folder. */
  readonly trail: readonly Crumb[] | undefined;
  readonly policy: PagePolicy | undefined;
}

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
  /** What the policy of the header allows besides what every page may. */
  readonly openings: Openings;
  /** The policy of a page that opens nothing of its own. */
  readonly plainPolicy: PagePolicy | undefined;
  readonly pages: readonly PlannedPage[];
  /** The assets to copy. */
  readonly assets: readonly ScannedFile[];
  /** See `SavedBuild`. */
  readonly shownPictures: readonly (readonly [address: string, picture: KnownPicture])[];
  readonly dataFiles: readonly string[];
  readonly unpublished: readonly string[];
  /** The files to make from the pictures of pages; none where those among the `siteFiles` of the last build will do. */
  readonly images: PlannedImages;
  /** The paths of the heaviest files that visitors of a page can get of its pictures, by its path; none where none are planned. */
  readonly imagesOfPages: ReadonlyMap<string, readonly string[]>;
  /** The saved build whose output is updated; undefined where every page is rendered and the output is replaced as a whole. */
  readonly base: SavedBuild | undefined;
  /** The share images of the site; none where those among the `siteFiles` of the last build will do. */
  readonly pictures: Pictures;
  /** What share images have in common. */
  readonly drawing: Drawing;
  /** The routes for the files beside the pages; undefined where those files of the last build will do. */
  readonly routes: readonly RouteFacts[] | undefined;
  /** The feeds of the site; none where the routes are those of the last build. */
  readonly feeds: readonly FeedFacts[];
  /** All digests as JSON by their paths; undefined where those of the last build will do. */
  readonly digests: ReadonlyMap<string, string> | undefined;
}

interface PlanInput {
  readonly examined: readonly ExaminedPage[];
  readonly assets: readonly ScannedFile[];
}

/**
 * Checks what holds between files, resolves the site file and finds out which pages have to be rendered; undefined where
 * something is wrong in the site file or between files.
 */
export async function planBuild(build: BuildContext, input: PlanInput): Promise<BuildPlan | undefined> {
  const siteFile = readSiteFile(build.pages);
  if (!siteFile) return undefined;
  const { siteHash } = siteFile;
  const { saved } = build;
  const { examined } = input;
  const stale = new Set(examined.filter((page) => isStale(page, build)));
  const assets = input.assets.map(({ path }) => assetAddress(path));
  const isSame = saved && isSameSite(saved, { ...build, siteHash, examined, assets: input.assets });
  if (isSame && [...stale].every((page) => page.saved?.shownHash === "")) {
    const { site, openings } = saved;
    const trails = new Map(saved.trails);
    const pages = examined.map((page) =>
      planned(page, { isStale: stale.has(page), shown: nothingShown, trails, policy: page.saved?.policy }),
    );
    return {
      site,
      openings,
      plainPolicy: undefined,
      siteHash,
      typefaces: { ...saved.typefaces, files: [] },
      announcedUntil: saved.announcedUntil,
      trails,
      drawing: readDrawing(site.theme),
      pictures: noPictures,
      pages,
      assets: publishedAssets(input.assets, new Set(saved.unpublished)),
      shownPictures: saved.pictures,
      dataFiles: saved.dataFiles,
      unpublished: saved.unpublished,
      images: noImages,
      imagesOfPages: new Map(),
      base: saved,
      routes: undefined,
      feeds: [],
      digests: undefined,
    };
  }
  const digests = await loadDigests(build, examined);
  if (!digests) return undefined;
  const { parsed, json } = digests;
  const readAsset = createAssetReader(build.pages);
  const memory = createPictureMemory(build.pages, saved?.pictures);
  const { inspect: inspectPicture } = memory;
  const siteContent = { site: siteFile.source, digests: parsed.values(), assets, readAsset, inspectPicture };
  const content = indexDigests(build.model, siteContent);
  if (!content) return undefined;
  const folders = folderEntries(content, build.model, basePath(originOf(content.site.data, build.origin)));
  const site = resolveSite(build.model, content.site.data, {
    folders,
    origin: build.origin,
    inspectPicture,
    now: build.today,
  });
  const typefaces = await loadTypefaces(build.pages, { site, digests: parsed });
  const isSiteChanged =
    JSON.stringify(site) !== JSON.stringify(saved?.site) ||
    typefaces.style !== saved?.typefaces.style ||
    typefaces.preloads.join() !== saved.typefaces.preloads.join();
  const { header, plainPolicy, policyOf } = findPolicies(content, parsed, build.withoutHeaders === true);
  const shownBy = createShownByPage(folders, inspectPicture, readAsset);
  const trails = planTrails(content, site);
  const isTrailChanged = compareTrails(trails, new Map(saved?.trails));
  const pages = examined.map((page) => {
    const shown = shownBy(parsed.get(page.path));
    const policy = policyOf(page.path);
    const isOther =
      shown.hash !== page.saved?.shownHash ||
      isTrailChanged(folderOf(page)) ||
      JSON.stringify(policy) !== JSON.stringify(page.saved?.policy);
    const isChanged = isSiteChanged || stale.has(page) || isOther;
    return planned(page, { isStale: isChanged && !page.isHidden, shown, trails, policy });
  });
  const base = pages.some(({ isReused, isHidden }) => isReused && !isHidden) ? saved : undefined;
  const announcedUntil = textAt(content.site.data, ["announcement", "until"]);
  const routes = findRoutes(content);
  const drawing = readDrawing(site.theme);
  const pictures = planPictures(content, { site, drawing, warn: build.warn });
  const ofSite = {
    site,
    openings: header,
    plainPolicy,
    siteHash,
    typefaces,
    announcedUntil,
    trails,
    drawing,
    pictures,
  };
  const use = findImageUse(content);
  const ofImages = {
    images: planImages(content),
    imagesOfPages: new Map(
      [...heaviestImages(content)].map(([path, images]) => [path, images.map((image) => image.path)]),
    ),
    shownPictures: [...use.shown].flatMap((address) => {
      const known = memory.get(address);
      return known ? [[address, known] as const] : [];
    }),
    dataFiles: dataFiles(content.references),
    unpublished: [...use.unpublished],
    assets: publishedAssets(input.assets, use.unpublished),
  };
  return { ...ofSite, ...ofImages, pages, base, routes, feeds: findFeeds(content), digests: json };
}

function publishedAssets(assets: readonly ScannedFile[], unpublished: ReadonlySet<string>): readonly ScannedFile[] {
  return assets.filter(({ path }) => !unpublished.has(assetAddress(path)));
}

function textAt(data: unknown, path: ValuePath): string | undefined {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : undefined;
}

interface SiteFile {
  readonly source: SourceFile;
  readonly siteHash: string;
}

/** The site file; undefined where it cannot be read. */
function readSiteFile(folder: string): SiteFile | undefined {
  const bytes = readBytes(folder, siteFileName);
  if (!(bytes instanceof Uint8Array)) return undefined;
  const source = decodeFile({ path: siteFileName, displayPath: siteFileName }, bytes);
  return "text" in source ? { source, siteHash: contentHash(bytes) } : undefined;
}

/** Whether the output of the last build of a page can no longer be right, whatever the rest of the site is. */
function isStale({ digestHash, fileHash, isHidden, saved }: ExaminedPage, { out, today }: BuildContext): boolean {
  if (isHidden) return false;
  // The file of a page with dates may be the same, and the page another.
  if (saved?.fileHash !== fileHash || saved.digestHash !== digestHash) return true;
  return (
    (saved.shownDay !== "" && saved.shownDay !== dayOf(today)) || !saved.files.every((file) => isIntact(out, file))
  );
}

function folderOf({ path }: ExaminedPage): string {
  return folderOfRoute(routeOfPage(path));
}

interface PageState {
  readonly isStale: boolean;
  readonly shown: ShownByPage;
  readonly trails: Trails;
  readonly policy: PagePolicy | undefined;
}

function planned(page: ExaminedPage, { isStale, shown, trails, policy }: PageState): PlannedPage {
  return {
    ...page,
    policy,
    trail: trails.get(folderOf(page)),
    isReused: !isStale,
    folders: isStale ? shown.folders : [],
    pictures: isStale ? shown.pictures : [],
    shownHash: isStale ? shown.hash : (page.saved?.shownHash ?? ""),
  };
}
