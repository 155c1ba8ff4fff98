import type { PageDigest } from "../content/check/digest-page.ts";
import { indexDigests } from "../content/check/index-digests.ts";
import { type ValuePath, valueAt } from "../content/diagnostic/path.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";
import { assetAddress, siteFileName } from "../content/read/content-path.ts";
import { folderEntries, originOf, resolveSite } from "../content/resolve/build-site.ts";
import { planTrails } from "../content/resolve/trail.ts";
import { createPictureMemory, type PictureMemory } from "../images/picture-memory.ts";
import { findImageUse, planImages } from "../images/plan-images.ts";
import { findFeeds } from "../output/find-feeds.ts";
import { findPolicies } from "../output/find-policies.ts";
import { findRoutes } from "../output/find-routes.ts";
import { readPage } from "../pages/read-page.ts";
import { createShownByPage } from "../pages/shown-by-page.ts";
import { readDrawing } from "../share/drawing.ts";
import { planPictures } from "../share/find-share-image.ts";
import type { BuildContext } from "./build-context.ts";
import type { BuildPlan } from "./build-plan.ts";
import type { ExaminedPage } from "./examine-pages.ts";
import { hasMistake } from "./explain-failure.ts";
import { loadTypefaces } from "./load-typefaces.ts";
import { planPages } from "./plan-pages.ts";
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
  const { saved, model, origin, today } = build;
  const siteFile = readPage(build.pages, siteFileName);
  if (!siteFile) return undefined;
  // They were written by `examineFile`, and the cache has checksums.
  const digests = new Map(examined.map(({ path, digestJson }) => [path, JSON.parse(digestJson) as PageDigest]));
  const readAsset = createAssetReader(build.pages);
  const memory = createPictureMemory(build.pages, saved?.pictures);
  const { inspect: inspectPicture } = memory;
  const content = indexDigests(model, {
    site: siteFile.source,
    digests: digests.values(),
    assets: assets.map(({ path }) => assetAddress(path)),
    readAsset,
    inspectPicture,
    isRight: () => !hasMistake(build),
  });
  if (!content) return undefined;
  const folders = folderEntries(content, model, originOf(content.site.data, origin));
  const site = resolveSite(model, content.site.data, { folders, origin, inspectPicture, now: today });
  const typefaces = await loadTypefaces(build.pages, { site, digests });
  if (!typefaces) return undefined;
  const { plainPolicy, policyOf } = findPolicies(content, digests);
  const shownBy = createShownByPage(folders, inspectPicture, readAsset);
  const shared = {
    ofSite: [site, plainPolicy.directives, typefaces.style, typefaces.preloads],
    trails: planTrails(content, site),
    shownBy: ({ path }: ExaminedPage) => shownBy(digests.get(path)),
    policyOf,
  };
  const drawing = readDrawing(site.theme);
  return {
    ...planImageFiles(content, memory, assets),
    site,
    plainPolicy,
    typefaces,
    announcedUntil: siteTextAt(content.site.data, ["announcement", "until"]),
    drawing,
    shareImages: planPictures(content, { site, drawing, warn: build.warn }),
    pages: planPages(examined, shared, build),
    types: new Set([...digests.values()].flatMap(({ types }) => types)),
    routes: findRoutes(content),
    feeds: findFeeds(content),
  };
}

type ImageFiles = Pick<BuildPlan, "images" | "shownPictures" | "assets">;

/** The files to make from the pictures of pages, and the assets that are published as they are. */
function planImageFiles(content: ContentIndex, memory: PictureMemory, assets: readonly ScannedFile[]): ImageFiles {
  const { shown, unpublished } = findImageUse(content);
  return {
    images: planImages(content),
    shownPictures: [...shown].flatMap((address) => {
      const known = memory.get(address);
      return known ? [[address, known] as const] : [];
    }),
    assets: assets.filter(({ path }) => !unpublished.has(assetAddress(path))),
  };
}

function siteTextAt(data: unknown, path: ValuePath): string | undefined {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : undefined;
}
