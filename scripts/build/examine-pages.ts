import type { DigestedPage } from "../pages/page-messages.ts";
import type { BuildContext } from "./build-context.ts";
import type { SavedPage } from "./saved-build.ts";
import type { ScannedFile } from "./scan-content.ts";

/** A page without mistakes of its own. */
export interface ExaminedPage {
  readonly file: ScannedFile;
  readonly digested: DigestedPage;
  readonly saved: SavedPage | undefined;
}

/**
 * Examines the pages that have changed since the last build, and returns all pages in the order of paths; undefined if one has a
 * mistake of its own.
 */
export async function examinePages(
  { saved, pool, view, sharedHash, onPhase }: BuildContext,
  scanned: readonly ScannedFile[],
): Promise<readonly ExaminedPage[] | undefined> {
  const savedPages = new Map(saved?.pages.map((page) => [page.digested.path, page]));
  const isKnown = ({ path, version }: ScannedFile) => {
    const page = savedPages.get(path);
    // Without facts, braces are ordinary characters.
    const isFresh =
      saved?.sharedHash === sharedHash || (!page?.digested.isFilled && saved?.sharedHash.startsWith("facts "));
    return (
      isFresh &&
      version !== "" &&
      page?.version === version &&
      !liesBetween(page.digested.moments, saved?.at ?? view.at, view.at)
    );
  };
  const unknown = scanned.filter((file) => !isKnown(file)).map(({ path, row }) => ({ path, row }));
  const found = await pool.examine(unknown, onPhase("Checking", unknown.length));
  if (!found) return undefined;
  const examined = new Map(found.map((page) => [page.path, page]));
  return scanned.map((file): ExaminedPage => {
    const before = savedPages.get(file.path);
    // A page that was not examined is unchanged since the last build.
    const digested = examined.get(file.path) ?? before?.digested;
    if (!digested) throw new Error(`${file.path} was neither examined nor known.`);
    return { file, digested, saved: before };
  });
}

/** True if something was published or expired between two builds, whichever came first. */
function liesBetween(moments: readonly number[] = [], one: number, other: number): boolean {
  return moments.some((moment) => one < moment !== other < moment);
}
