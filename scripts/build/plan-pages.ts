import type { Crumb, PagePolicy } from "../../src/site.ts";
import { routeOfPage } from "../content/read/route-of.ts";
import { folderOfRoute, type Trails } from "../content/resolve/trail.ts";
import { nothingShown, type ShownByPage } from "../pages/shown-by-page.ts";
import { isIntact } from "../publish/file-writer.ts";
import type { BuildContext } from "./build-context.ts";
import type { ExaminedPage } from "./examine-pages.ts";
import { dayOf } from "./saved-build.ts";

/** A page of a build. */
export interface PlannedPage extends ExaminedPage, Pick<ShownByPage, "folders" | "pictures"> {
  /** True where the output of the last build will do. Only then folders and pictures may be absent. */
  readonly isReused: boolean;
  /** See `SavedPage`. */
  readonly shownHash: string;
  /** The way to its folder. */
  readonly trail: readonly Crumb[] | undefined;
  readonly policy: PagePolicy | undefined;
}

/** The data that pages of a site get from the others and from the site file, and which of it differs from the last build. */
interface SharedWithPages {
  readonly trails: Trails;
  /** True where the content that every page shows has changed. */
  readonly isSiteChanged: boolean;
  isTrailChanged(folder: string): boolean;
  shownBy(page: ExaminedPage): ShownByPage;
  policyOf(path: string): PagePolicy | undefined;
}

/** Plans the pages of a site in which anything may have changed: those are rendered that are stale or show what has changed. */
export function planPages(
  pages: readonly ExaminedPage[],
  stale: ReadonlySet<ExaminedPage>,
  { trails, isSiteChanged, isTrailChanged, shownBy, policyOf }: SharedWithPages,
): readonly PlannedPage[] {
  return pages.map((page) => {
    const shown = shownBy(page);
    const policy = policyOf(page.path);
    const isChanged =
      isSiteChanged ||
      stale.has(page) ||
      shown.hash !== page.saved?.shownHash ||
      isTrailChanged(folderOf(page)) ||
      JSON.stringify(policy) !== JSON.stringify(page.saved?.policy);
    return isChanged && !page.isHidden
      ? renderedPage(page, shown, { trails, policy })
      : reusedPage(page, { trails, policy });
  });
}

/** Plans the pages of a site in which nothing has changed but stale pages that show nothing of others. */
export function planStalePages(
  pages: readonly ExaminedPage[],
  stale: ReadonlySet<ExaminedPage>,
  trails: Trails,
): readonly PlannedPage[] {
  return pages.map((page) => {
    const state = { trails, policy: page.saved?.policy };
    return stale.has(page) ? renderedPage(page, nothingShown, state) : reusedPage(page, state);
  });
}

interface KnownOfPage {
  readonly trails: Trails;
  readonly policy: PagePolicy | undefined;
}

function renderedPage(page: ExaminedPage, shown: ShownByPage, { trails, policy }: KnownOfPage): PlannedPage {
  const { hash: shownHash, folders, pictures } = shown;
  return { ...page, policy, trail: trails.get(folderOf(page)), isReused: false, folders, pictures, shownHash };
}

function reusedPage(page: ExaminedPage, { trails, policy }: KnownOfPage): PlannedPage {
  const shownHash = page.saved?.shownHash ?? "";
  return { ...page, policy, trail: trails.get(folderOf(page)), isReused: true, folders: [], pictures: [], shownHash };
}

/** Finds the pages whose output of the last build can no longer be right, whatever the rest of the site is. */
export function findStale(pages: readonly ExaminedPage[], build: BuildContext): ReadonlySet<ExaminedPage> {
  return new Set(pages.filter((page) => isStale(page, build)));
}

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
