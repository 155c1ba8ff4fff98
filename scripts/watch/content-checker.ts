import { scanContent } from "../build/scan-content.ts";
import { mayAccept } from "../content/answers/find-acceptances.ts";
import { fixedCodes, siteChecks } from "../content/answers/site-checks.ts";
import { checkRawContent } from "../content/check/check-content.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import { digestPage, type PageDigest } from "../content/check/digest-page.ts";
import { indexDigests } from "../content/check/index-digests.ts";
import { formerPaths } from "../content/index/former-paths.ts";
import type { PictureInspector } from "../content/pictures/picture-inspector.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";
import { assetAddress, siteFileName } from "../content/read/content-path.ts";
import { readContent, type SourceFile } from "../content/read/read-content.ts";
import { routeOfPage } from "../content/read/route-of.ts";
import type { Report } from "../content/report/report.ts";
import type { Redirect } from "../hosts/host-rules.ts";
import type { AssetToDecode, assetsToDecode } from "../images/decode-assets.ts";
import { createPictureMemory } from "../images/picture-memory.ts";
import { redirectsOf } from "../output/host-headers.ts";
import { hasBudget } from "../weigh/find-weight-mistakes.ts";
import { localDisk } from "./disk.ts";
import { createFileMemory } from "./file-memory.ts";

/** The result of a check of the whole content: plain data, which a worker can send. */
export interface CheckResult {
  /** All mistakes, with the sources that they point into. */
  readonly report: Report;
  /** Whether the site limits what its pages weigh, and nothing else is wrong with it. */
  readonly isToWeigh: boolean;
  /** What the creator of the checker asked for: the assets that a build decodes, where nothing else is wrong. */
  readonly toDecode: readonly AssetToDecode[];
  /** Without the path that the site is served below. */
  readonly redirects: readonly Redirect[];
}

/** The content to check: plain data, which can be sent to a worker. */
export interface CheckSetup {
  /** The content folder. */
  readonly pages: string;
  /** The folder that paths in reports are relative to. */
  readonly cwd: string;
  /** The most pages that there may be. Without it there may be any number: what a dev server shows is not published. */
  readonly maxPages?: number;
}

type AssetLister = typeof assetsToDecode;

interface Assets {
  readonly inspect: PictureInspector;
  readonly listToDecode: AssetLister;
}

/**
 * Creates a function that checks the whole content. Later calls read only the files that have changed. The fast check,
 * which only finds that nothing is wrong, comes first: it takes a third of the time and memory of the check that
 * explains mistakes.
 */
export function createContentChecker(
  setup: CheckSetup,
  model: ContentModel,
  listToDecode: AssetLister = () => [],
): () => CheckResult {
  const { inspect } = createPictureMemory(setup.pages);
  const accept = createAcceptance(setup, model, { inspect, listToDecode });
  const explain = createExplanation(setup, model, { inspect, listToDecode });
  return () => accept() ?? explain();
}

/** Creates the fast check. It works with digests, and returns undefined if there is any mistake. */
function createAcceptance(
  { pages, cwd, maxPages = Number.POSITIVE_INFINITY }: CheckSetup,
  model: ContentModel,
  { inspect: inspectPicture, listToDecode }: Assets,
): () => CheckResult | undefined {
  const place = { pages, cwd, disk: localDisk };
  const siteAt = createFileMemory(place, (file) => file);
  const digestAt = createFileMemory(place, (file) => ("text" in file ? digestPage(model, file)?.digest : undefined));
  return () => {
    const inventory = scanContent(pages, Date.now(), maxPages);
    const site = siteAt(siteFileName);
    if (!inventory || !site || !("text" in site) || mayAccept(site.text)) return undefined;
    const digests: PageDigest[] = [];
    for (const { path } of inventory.pages) {
      const digest = digestAt(path);
      // Unpublished content may have mistakes too, and so may answers; a digest from before a moment that has passed is not right any more.
      if (!digest || digest.leavesOut || digest.accepts || hasPassed(digest)) return undefined;
      digests.push(digest);
    }
    const assets = inventory.assets.map(({ path }) => assetAddress(path));
    const readAsset = createAssetReader(pages);
    const index = indexDigests(model, { site, digests, assets, readAsset, inspectPicture });
    if (!index || fixedCodes(siteChecks(index.site.data)).length > 0) return undefined;
    return {
      report: { files: digests.length + 1, diagnostics: [], sources: [] },
      isToWeigh: hasBudget(index.site.data),
      toDecode: listToDecode(index),
      redirects: redirectsOf(
        index.pages.map(({ route, data }) => ({
          path: route,
          redirectFrom: formerPaths(data).map(({ from }) => from),
        })),
        "",
      ),
    };
  };
}

/** Whether something of a page has been published or has expired since it was digested. */
function hasPassed({ later = [] }: PageDigest): boolean {
  return later.some(({ from }) => from <= Date.now());
}

/** Creates the check that explains every mistake with its place. */
function createExplanation(
  { pages, cwd, maxPages = Number.POSITIVE_INFINITY }: CheckSetup,
  model: ContentModel,
  { inspect: inspectPicture, listToDecode }: Assets,
): () => CheckResult {
  let known = new Map<string, SourceFile>();
  return () => {
    const raw = readContent(pages, cwd);
    const sources = raw.sources.map((source) => {
      const before = known.get(source.path);
      // The model's memory is keyed by this object: an unchanged file keeps its object.
      return before?.text === source.text ? before : source;
    });
    known = new Map(sources.map((source) => [source.path, source]));
    const { files, diagnostics, index, kept } = checkRawContent(model, { ...raw, maxPages, sources, inspectPicture });
    const concerned = new Set(
      diagnostics.flatMap(({ file, related = [] }) => [file, ...related.map(({ file }) => file)]),
    );
    const facts = sources.map((source) => ({
      path: routeOfPage(source.path),
      redirectFrom: formerPaths(model.memory.get(source)?.file.data).map(({ from }) => from),
    }));
    return {
      report: { files, diagnostics, sources: sources.filter(({ displayPath: file }) => concerned.has(file)) },
      isToWeigh: hasBudget(index?.site.data),
      toDecode: kept ? listToDecode(kept) : [],
      redirects: redirectsOf(facts, ""),
    };
  };
}
