import { contentHash } from "../cache/content-hash.ts";
import type { PageDigest } from "../content/check/digest-page.ts";
import type { BuildContext } from "./build-context.ts";
import type { SavedPage } from "./saved-build.ts";
import type { ScannedFile } from "./scan-content.ts";

/** A page without mistakes of its own. */
export interface ExaminedPage
  extends Pick<SavedPage, "path" | "version" | "fileHash" | "digestHash" | "moments" | "next" | "isHidden"> {
  /** Its digest as JSON, where it had to be read. */
  readonly digestJson: string | undefined;
  /** The page as the last build left it. */
  readonly saved: SavedPage | undefined;
}

/**
 * Examines the pages that have changed since the last build, and gives back all of them in the order of paths; undefined where
 * one has a mistake of its own.
 */
export async function examinePages(
  { saved, pool, view, onPhase }: BuildContext,
  scanned: readonly ScannedFile[],
): Promise<readonly ExaminedPage[] | undefined> {
  const savedPages = new Map(saved?.pages.map((page) => [page.path, page]));
  const isKnown = ({ path, version }: ScannedFile) => {
    const page = savedPages.get(path);
    return version !== "" && page?.version === version && !liesBetween(page.moments, saved?.at ?? view.at, view.at);
  };
  const unknown = scanned.filter((file) => !isKnown(file)).map(({ path }) => path);
  const found = await pool.examine(unknown, onPhase("Checking", unknown.length));
  if (!found) return undefined;
  const examined = new Map(found.map((page) => [page.path, page]));
  return scanned.map(({ path, version }): ExaminedPage => {
    const before = savedPages.get(path);
    const now = examined.get(path);
    if (now) {
      return { ...now, version, saved: before };
    }
    // A page that was not examined is one of the last build.
    if (!before) throw new Error(`${path} was neither examined nor known.`);
    const { fileHash, digestHash, moments, next, isHidden } = before;
    return { path, version, fileHash, digestHash, moments, next, isHidden, digestJson: undefined, saved: before };
  });
}

/** True where something was published or expired between two builds, in whatever order they are. */
function liesBetween(moments: readonly number[] = [], one: number, other: number): boolean {
  return moments.some((moment) => one < moment !== other < moment);
}

/** The digests of all pages of a site, in the order of paths. */
export interface SiteDigests {
  /** By the paths of the pages. */
  readonly parsed: ReadonlyMap<string, PageDigest>;
  /** The same as JSON, to be saved. */
  readonly json: ReadonlyMap<string, string>;
}

/** Loads the digests that were saved, and reads pages again whose digests cannot be trusted; undefined where one has a mistake. */
export async function loadDigests(
  build: BuildContext,
  examined: readonly ExaminedPage[],
): Promise<SiteDigests | undefined> {
  const loaded = await loadMissing(
    build,
    examined.filter(({ digestJson }) => digestJson === undefined),
  );
  if (!loaded) return undefined;
  const json = new Map(examined.map(({ path, digestJson }) => [path, digestJson ?? loaded.get(path) ?? ""]));
  // They were written by `examineFile`, and the cache has checksums.
  return { json, parsed: new Map([...json].map(([path, text]) => [path, JSON.parse(text) as PageDigest])) };
}

async function loadMissing(
  { store, pool }: BuildContext,
  pages: readonly ExaminedPage[],
): Promise<ReadonlyMap<string, string> | undefined> {
  if (pages.length === 0) return new Map();
  const saved = store.readDigests();
  const digests = new Map<string, string>();
  const missing: string[] = [];
  for (const { path, digestHash } of pages) {
    const json = saved?.get(path);
    if (json !== undefined && contentHash(json) === digestHash) digests.set(path, json);
    else missing.push(path);
  }
  const examined = await pool.examine(missing, () => {});
  for (const { path, digestJson } of examined ?? []) digests.set(path, digestJson);
  return examined && digests;
}
