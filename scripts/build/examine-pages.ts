import type { DigestedPage } from "../pages/page-messages.ts";
import type { PageName } from "../pages/read-page.ts";
import type { BuildContext } from "./build-context.ts";
import type { SavedPage } from "./saved-build.ts";
import type { ScannedFile } from "./scan-content.ts";

/** A page without mistakes of its own. */
export interface ExaminedPage extends DigestedPage, PageName, Pick<SavedPage, "version"> {
  /** The page as the last build left it. */
  readonly saved: SavedPage | undefined;
}

/**
 * Examines the pages that have changed since the last build, and gives back all of them in the order of paths; undefined where
 * one has a mistake of its own.
 */
export async function examinePages(
  { saved, pool, view, sharedHash, onPhase }: BuildContext,
  scanned: readonly ScannedFile[],
): Promise<readonly ExaminedPage[] | undefined> {
  const savedPages = new Map(saved?.pages.map((page) => [page.path, page]));
  const isKnown = ({ path, version }: ScannedFile) => {
    const page = savedPages.get(path);
    // As long as there are no facts, braces are signs as any others.
    const isFresh = saved?.sharedHash === sharedHash || (!page?.isFilled && saved?.sharedHash.startsWith("facts "));
    return (
      isFresh &&
      version !== "" &&
      page?.version === version &&
      !liesBetween(page.moments, saved?.at ?? view.at, view.at)
    );
  };
  const unknown = scanned.filter((file) => !isKnown(file)).map(({ path, row }) => ({ path, row }));
  const found = await pool.examine(unknown, onPhase("Checking", unknown.length));
  if (!found) return undefined;
  const examined = new Map(found.map((page) => [page.path, page]));
  return scanned.map(({ path, version, row }): ExaminedPage => {
    const before = savedPages.get(path);
    // A page that was not examined is one of the last build.
    const page: DigestedPage | undefined = examined.get(path) ?? before;
    if (!page) throw new Error(`${path} was neither examined nor known.`);
    const { fileHash, isFilled, digestJson, moments, next, isHidden } = page;
    return { path, version, row, fileHash, isFilled, digestJson, moments, next, isHidden, saved: before };
  });
}

/** True where something was published or expired between two builds, in whatever order they are. */
function liesBetween(moments: readonly number[] = [], one: number, other: number): boolean {
  return moments.some((moment) => one < moment !== other < moment);
}
