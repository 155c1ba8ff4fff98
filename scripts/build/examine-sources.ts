import { contentHash } from "../cache/content-hash.ts";
import { siteFileName } from "../content/read/content-path.ts";
import { readBytes } from "../content/read/read-bytes.ts";
import { decodeFile, type SourceFile } from "../content/read/read-content.ts";
import type { ListedFile } from "./list-content.ts";
import type { PagePool } from "./page-pool.ts";
import type { SavedBuild, SavedPage } from "./saved-build.ts";

/** A page without mistakes of its own. */
export interface ExaminedSource extends Pick<SavedPage, "path" | "source" | "hash" | "digest"> {
  /** Its digest as JSON, where it had to be read. */
  readonly digestJson: string | undefined;
  /** The page as the last build left it. */
  readonly saved: SavedPage | undefined;
}

/** The files of a site, each without mistakes of its own, as far as could be seen page by page. */
export interface ExaminedSources {
  readonly site: SourceFile;
  /** The checksum of the site file. */
  readonly siteHash: string;
  /** In the order of paths. */
  readonly pages: readonly ExaminedSource[];
}

interface ExamineInput {
  /** The content folder. */
  readonly folder: string;
  readonly listed: readonly ListedFile[];
  readonly saved: SavedBuild | undefined;
  readonly pool: PagePool;
  onPhase(name: string, total: number): (done: number) => void;
}

/** Reads the pages that have changed since the last build, or returns undefined where one has a mistake. */
export async function examineSources(input: ExamineInput): Promise<ExaminedSources | undefined> {
  const { folder, listed, pool } = input;
  const saved = new Map(input.saved?.pages.map((page) => [page.path, page]));
  const isKnown = ({ path, version }: ListedFile) => version !== "" && saved.get(path)?.source === version;
  const unknown = listed.filter((file) => !isKnown(file)).map(({ path }) => path);
  const found = await pool.examine(unknown, input.onPhase("Checking", unknown.length));
  const site = readSite(folder);
  if (!found || !site) return undefined;
  const examined = new Map(found.map((page) => [page.path, page]));
  const pages = listed.map(({ path, version }): ExaminedSource => {
    const before = saved.get(path);
    const now = examined.get(path);
    if (now) {
      const { hash, digest } = now;
      return { path, source: version, hash, digest: contentHash(digest), digestJson: digest, saved: before };
    }
    // What was not examined is known.
    if (!before) throw new Error(`${path} was neither examined nor known.`);
    return { path, source: version, hash: before.hash, digest: before.digest, digestJson: undefined, saved: before };
  });
  return { ...site, pages };
}

function readSite(folder: string): Pick<ExaminedSources, "site" | "siteHash"> | undefined {
  const bytes = readBytes(folder, siteFileName);
  // The report says what is wrong with it.
  if (!(bytes instanceof Uint8Array)) return undefined;
  const site = decodeFile({ path: siteFileName, file: siteFileName }, bytes);
  return "text" in site ? { site, siteHash: contentHash(bytes) } : undefined;
}
