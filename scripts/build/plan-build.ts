import type { SiteContent } from "../../src/content.gen.ts";
import type { PageEntry } from "../../src/site.ts";
import { contentHash } from "../cache/content-hash.ts";
import type { ContentModel } from "../content/check/check-content.ts";
import type { PageDigest } from "../content/check/digest-page.ts";
import { indexDigests } from "../content/check/index-digests.ts";
import { valueAt } from "../content/diagnostic/path.ts";
import { type ContentIndex, notFoundRoute } from "../content/index/content-index.ts";
import { type FolderEntries, folderEntries, resolveSite } from "../content/resolve/build-site.ts";
import { isIntact } from "../output/file-writer.ts";
import type { RouteFacts } from "../output/site-files.ts";
import type { ExaminedSource, ExaminedSources } from "./examine-sources.ts";
import type { SavedBuild } from "./saved-build.ts";

/** A page of a build. */
export interface PlannedPage extends ExaminedSource {
  /** Whether the output of the last build will do. */
  readonly isReused: boolean;
  /** The folders that it lists, where it is to be rendered. */
  readonly folders: readonly (readonly [folder: string, entries: readonly PageEntry[]])[];
  /** See `SavedPage`. */
  readonly lists: string;
}

/** What a build has to do. */
export interface BuildPlan {
  readonly site: SiteContent;
  /** The checksum of the site file. */
  readonly siteHash: string;
  readonly pages: readonly PlannedPage[];
  /** What the files beside the pages are made from; undefined where those of the last build will do. */
  readonly routes: readonly RouteFacts[] | undefined;
  /** All digests as JSON by their paths; undefined where those of the last build will do. */
  readonly digests: ReadonlyMap<string, string> | undefined;
}

export interface PlanInput {
  readonly model: ContentModel;
  readonly sources: ExaminedSources;
  /** The addresses of assets. */
  readonly assets: readonly string[];
  readonly origin: string | undefined;
  readonly day: string;
  readonly out: string;
  readonly saved: SavedBuild | undefined;
  /** The digests as JSON, by their paths, of pages that have not been read; undefined where one has a mistake. */
  loadDigests(pages: readonly ExaminedSource[]): Promise<ReadonlyMap<string, string> | undefined>;
}

/** Finds out what has to be rendered, or returns undefined where something is wrong between files. */
export async function planBuild(input: PlanInput): Promise<BuildPlan | undefined> {
  const { sources, saved, out, day } = input;
  const stale = new Set(sources.pages.filter((page) => isStale(page, { out, day })));
  if (saved && isSameSite(saved, input) && [...stale].every((page) => page.saved?.lists === "")) {
    const pages = sources.pages.map((page) => planned(page, { isStale: stale.has(page), listed: noList }));
    return { site: saved.site, siteHash: sources.siteHash, pages, routes: undefined, digests: undefined };
  }
  const digests = await allDigests(input);
  if (!digests) return undefined;
  const parsed = new Map([...digests].map(([path, json]) => [path, parseDigest(json)]));
  const content = indexDigests(input.model, { ...input, site: sources.site, digests: parsed.values() });
  if (!content) return undefined;
  const folders = folderEntries(content);
  const site = resolveSite(input.model, content.site.data, { folders, origin: input.origin });
  const isSiteChanged = JSON.stringify(site) !== JSON.stringify(saved?.site);
  const lists = createLists(folders);
  const pages = sources.pages.map((page) => {
    const listed = lists(parsed.get(page.path));
    return planned(page, { isStale: isSiteChanged || stale.has(page) || listed.key !== page.saved?.lists, listed });
  });
  return { site, siteHash: sources.siteHash, pages, routes: routesOf(content), digests };
}

/** Whether what the last build wrote of a page can no longer be right, whatever the rest of the site is. */
function isStale({ hash, saved }: ExaminedSource, { out, day }: { out: string; day: string }): boolean {
  if (saved?.hash !== hash) return true;
  return (saved.showsToday !== "" && saved.showsToday !== day) || !saved.files.every((file) => isIntact(out, file));
}

/** Whether all that files know of each other is as in the last build, and everything beside the pages is still there. */
function isSameSite(saved: SavedBuild, { sources: { siteHash, pages }, assets, out }: PlanInput): boolean {
  return (
    saved.siteHash === siteHash &&
    JSON.stringify(saved.assets.map(({ file }) => `/${file.path}`)) === JSON.stringify(assets) &&
    saved.pages.length === pages.length &&
    pages.every((page) => page.saved?.digest === page.digest) &&
    saved.files.every(({ file }) => isIntact(out, file))
  );
}

async function allDigests({ sources, loadDigests }: PlanInput): Promise<ReadonlyMap<string, string> | undefined> {
  const unread = sources.pages.filter(({ digestJson }) => digestJson === undefined);
  const loaded = unread.length > 0 ? await loadDigests(unread) : new Map<string, string>();
  return loaded && new Map(sources.pages.map(({ path, digestJson }) => [path, digestJson ?? loaded.get(path) ?? ""]));
}

function parseDigest(json: string): PageDigest {
  // It was written by `examine`, and the cache has a checksum.
  return JSON.parse(json) as PageDigest;
}

/** The folders that a page lists, and a checksum of what they hold. */
interface Listed {
  readonly key: string;
  readonly folders: PlannedPage["folders"];
}

const noList: Listed = { key: "", folders: [] };

function createLists(entries: FolderEntries): (digest: PageDigest | undefined) => Listed {
  const known = new Map<string, string>();
  const hashOf = (folder: string) => {
    const hash = known.get(folder) ?? contentHash(JSON.stringify(entries.get(folder)));
    known.set(folder, hash);
    return hash;
  };
  return (digest) => {
    const names = digest?.references.filter(([format]) => format === "folder").map(([, name]) => name) ?? [];
    if (names.length === 0) return noList;
    const folders = [...new Set(names)].map((name) => [name, entries.get(name) ?? []] as const);
    return { key: folders.map(([name]) => hashOf(name)).join(" "), folders };
  };
}

function planned(page: ExaminedSource, { isStale, listed }: { isStale: boolean; listed: Listed }): PlannedPage {
  return {
    ...page,
    isReused: !isStale,
    folders: isStale ? listed.folders : [],
    lists: isStale ? listed.key : (page.saved?.lists ?? ""),
  };
}

function routesOf(content: ContentIndex): RouteFacts[] {
  return content.pages
    .filter(({ route }) => route !== notFoundRoute)
    .map(({ route, data }) => ({
      path: route,
      listed: valueAt(data, ["unlisted"]) !== true,
      // The schema accepted it.
      redirectFrom: (valueAt(data, ["redirectFrom"]) ?? []) as readonly string[],
    }));
}
