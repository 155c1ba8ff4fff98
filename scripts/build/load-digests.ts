import { contentHash } from "../cache/content-hash.ts";
import type { PageDigest } from "../content/check/digest-page.ts";
import type { BuildContext } from "./build-context.ts";
import type { ExaminedPage } from "./examine-pages.ts";

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
