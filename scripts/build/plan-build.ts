import { contentHash } from "../cache/content-hash.ts";
import type { PageDigest } from "../content/check/digest-page.ts";
import { indexDigests } from "../content/check/index-digests.ts";
import { type ValuePath, valueAt } from "../content/diagnostic/path.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { type AssetReader, createAssetReader } from "../content/read/asset-reader.ts";
import { assetAddress, siteFileName } from "../content/read/content-path.ts";
import { readBytes } from "../content/read/read-bytes.ts";
import { decodeFile, type SourceFile } from "../content/read/read-content.ts";
import { folderEntries, originOf, resolveSite } from "../content/resolve/build-site.ts";
import { compareTrails, planTrails } from "../content/resolve/trail.ts";
import { createPictureMemory, type PictureMemory } from "../images/picture-memory.ts";
import { findImageUse, noImages, planImages } from "../images/plan-images.ts";
import { findFeeds } from "../output/find-feeds.ts";
import { findPolicies } from "../output/find-policies.ts";
import { findRoutes } from "../output/find-routes.ts";
import { createShownByPage, dataFiles } from "../pages/shown-by-page.ts";
import { readDrawing } from "../share/drawing.ts";
import { noPictures, planPictures } from "../share/find-share-image.ts";
import type { BuildContext } from "./build-context.ts";
import type { BuildPlan } from "./build-plan.ts";
import { type ExaminedPage, loadDigests, type SiteDigests } from "./examine-pages.ts";
import { hasMistake } from "./explain-failure.ts";
import { isSameSite } from "./is-same-site.ts";
import { loadTypefaces } from "./load-typefaces.ts";
import { findStale, planPages, planStalePages } from "./plan-pages.ts";
import type { SavedBuild } from "./saved-build.ts";
import type { ScannedFile } from "./scan-content.ts";

interface PlanInput {
  readonly examined: readonly ExaminedPage[];
  readonly assets: readonly ScannedFile[];
}

/**
 * Checks what holds between files, resolves the site file and finds out which pages have to be rendered; undefined where
 * something is wrong in the site file or between files.
 */
export async function planBuild(build: BuildContext, { examined, assets }: PlanInput): Promise<BuildPlan | undefined> {
  const siteFile = readSiteFile(build.pages);
  if (!siteFile) return undefined;
  const { saved } = build;
  const input = { siteFile, examined, assets, stale: findStale(examined, build) };
  const isSame = saved && isSameSite(saved, { ...build, siteHash: siteFile.siteHash, examined, assets });
  const canKeepSite = isSame && [...input.stale].every((page) => page.saved?.shownHash === "");
  return canKeepSite ? keepSite(saved, input) : planSite(build, input);
}

interface SiteInput extends PlanInput {
  readonly siteFile: SiteFile;
  readonly stale: ReadonlySet<ExaminedPage>;
}

/** The plan of a site of which all that pages share is as in the last build. */
function keepSite(saved: SavedBuild, { siteFile, examined, assets, stale }: SiteInput): BuildPlan {
  const { site, plainPolicy } = saved;
  const trails = new Map(saved.trails);
  return {
    site,
    plainPolicy,
    siteHash: siteFile.siteHash,
    typefaces: { ...saved.typefaces, files: [] },
    announcedUntil: saved.announcedUntil,
    trails,
    drawing: readDrawing(site.theme),
    shareImages: noPictures,
    pages: planStalePages(examined, stale, trails),
    types: new Set(),
    assets: publishedAssets(assets, new Set(saved.unpublished)),
    shownPictures: saved.pictures,
    dataFiles: saved.dataFiles,
    unpublished: saved.unpublished,
    images: noImages,
    base: saved,
    routes: undefined,
    feeds: [],
    digests: undefined,
  };
}

/** The plan of a site of which anything may have changed; undefined where something is wrong between its files. */
async function planSite(build: BuildContext, input: SiteInput): Promise<BuildPlan | undefined> {
  const checked = await checkTogether(build, input);
  if (!checked) return undefined;
  const { saved, model, origin, today } = build;
  const { content, digests, memory, readAsset } = checked;
  const { inspect: inspectPicture } = memory;
  const folders = folderEntries(content, model, originOf(content.site.data, origin));
  const site = resolveSite(model, content.site.data, { folders, origin, inspectPicture, now: today });
  const typefaces = await loadTypefaces(build.pages, { site, digests: digests.parsed });
  if (!typefaces) return undefined;
  const trails = planTrails(content, site);
  const { plainPolicy, policyOf } = findPolicies(content, digests.parsed);
  const shownBy = createShownByPage(folders, inspectPicture, readAsset);
  const pages = planPages(input.examined, input.stale, {
    trails,
    isSiteChanged: isSiteChanged(saved, { site, typefaces, plainPolicy }),
    isTrailChanged: compareTrails(trails, new Map(saved?.trails)),
    shownBy: ({ path }) => shownBy(digests.parsed.get(path)),
    policyOf,
  });
  const drawing = readDrawing(site.theme);
  return {
    ...planImageFiles(content, memory, input.assets),
    site,
    plainPolicy,
    siteHash: input.siteFile.siteHash,
    typefaces,
    announcedUntil: siteTextAt(content.site.data, ["announcement", "until"]),
    trails,
    drawing,
    shareImages: planPictures(content, { site, drawing, warn: build.warn }),
    pages,
    types: typesIn(digests.parsed.values()),
    base: pages.some(({ isReused, isHidden }) => isReused && !isHidden) ? saved : undefined,
    dataFiles: dataFiles(content.references),
    routes: findRoutes(content),
    feeds: findFeeds(content),
    digests: digests.json,
  };
}

interface CheckedSite {
  readonly content: ContentIndex;
  readonly digests: SiteDigests;
  readonly memory: PictureMemory;
  readonly readAsset: AssetReader;
}

/** Checks what holds between files; undefined where something is wrong. */
async function checkTogether(
  build: BuildContext,
  { siteFile, examined, assets }: SiteInput,
): Promise<CheckedSite | undefined> {
  const digests = await loadDigests(build, examined);
  if (!digests) return undefined;
  const readAsset = createAssetReader(build.pages);
  const memory = createPictureMemory(build.pages, build.saved?.pictures);
  const content = indexDigests(build.model, {
    site: siteFile.source,
    digests: digests.parsed.values(),
    assets: assets.map(({ path }) => assetAddress(path)),
    readAsset,
    inspectPicture: memory.inspect,
    isRight: () => !hasMistake(build),
  });
  return content && { content, digests, memory, readAsset };
}

/** The types of all blocks that pages show now or later. */
function typesIn(digests: Iterable<PageDigest>): ReadonlySet<string> {
  return new Set([...digests].flatMap(({ types }) => types));
}

/** True where the part of the site file that every page has differs from the last build. */
function isSiteChanged(
  saved: SavedBuild | undefined,
  { site, typefaces, plainPolicy }: Pick<BuildPlan, "site" | "typefaces" | "plainPolicy">,
): boolean {
  return (
    plainPolicy.directives !== saved?.plainPolicy.directives ||
    JSON.stringify(site) !== JSON.stringify(saved?.site) ||
    typefaces.style !== saved?.typefaces.style ||
    typefaces.preloads.join() !== saved.typefaces.preloads.join()
  );
}

type ImageFiles = Pick<BuildPlan, "images" | "shownPictures" | "unpublished" | "assets">;

/** The files to make from the pictures of pages, and the assets that are published as they are. */
function planImageFiles(content: ContentIndex, memory: PictureMemory, assets: readonly ScannedFile[]): ImageFiles {
  const { shown, unpublished } = findImageUse(content);
  return {
    images: planImages(content),
    shownPictures: [...shown].flatMap((address) => {
      const known = memory.get(address);
      return known ? [[address, known] as const] : [];
    }),
    unpublished: [...unpublished],
    assets: publishedAssets(assets, unpublished),
  };
}

function publishedAssets(assets: readonly ScannedFile[], unpublished: ReadonlySet<string>): readonly ScannedFile[] {
  return assets.filter(({ path }) => !unpublished.has(assetAddress(path)));
}

function siteTextAt(data: unknown, path: ValuePath): string | undefined {
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
