import { routeOfPage } from "../content/read/route-of.ts";
import type { PageWeight } from "../content/rules/weight/page-weight.ts";
import type { WrittenPage } from "../pages/page-messages.ts";
import { renewVersion, type WrittenFile } from "../publish/file-writer.ts";
import {
  folderStates,
  foldersOf,
  listOutput,
  moveWhole,
  outputChanged,
  planPublication,
  publish,
} from "../publish/publish-output.ts";
import type { BuildContext } from "./build-context.ts";
import type { BuildPlan } from "./build-plan.ts";
import type { PlannedPage } from "./plan-pages.ts";
import { type RenderedPages, weightsOf } from "./render-pages.ts";
import { dayOf, isUntouched, type SavedBuild, type SavedFile, type SavedPage } from "./saved-build.ts";

/** The next moment at which a site becomes another without an edit, so that it has to be built again. */
export interface NextChange {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The routes of the pages of which something is published or expires then; none where an announcement ends. */
  readonly routes: readonly string[];
}

/** The counts of a build that has succeeded. */
export interface BuildSummary {
  readonly pages: number;
  /** The number of pages that are no part of the site: drafts, and those that are not published yet or any more. */
  readonly hidden: number;
  readonly next: NextChange | undefined;
  readonly rendered: number;
  /** The bytes of all files of the site. */
  readonly bytes: number;
  /** The weights of the pages that were weighed, by their paths inside the content folder. */
  readonly weights: ReadonlyMap<string, PageWeight>;
}

/** A site that is ready: files in the staging folder, and those that stay in the output folder as they are. */
interface FinishedSite {
  readonly plan: BuildPlan;
  readonly rendered: RenderedPages;
  readonly assets: readonly SavedFile[];
  readonly siteFiles: readonly SavedFile[];
  readonly staging: string;
}

/** Puts what has changed into the output folder, and saves what the next build can use. */
export async function publishBuild(build: BuildContext, site: FinishedSite): Promise<BuildSummary> {
  const { plan, rendered, assets, siteFiles } = site;
  const content: SavedContent = {
    pages: plan.pages.map((page) => toSaved(page, rendered.get(page.path), build.today)),
    siteFiles,
    assets,
  };
  const files = writtenFilesOf(content);
  if (isChanged(plan, content)) await commit(build, site, content);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const pages = plan.pages.filter(({ isHidden }) => !isHidden).length;
  return {
    pages,
    hidden: plan.pages.length - pages,
    next: findNextChange(plan, build.view.at),
    rendered: rendered.size,
    bytes,
    weights: weightsOf(rendered),
  };
}

/** Finds the next change of a site after a moment; undefined where none is known. */
function findNextChange(
  { pages, announcedUntil }: Pick<BuildPlan, "pages" | "announcedUntil">,
  after: number,
): NextChange | undefined {
  const end = announcedUntil === undefined ? Number.NaN : Date.parse(announcedUntil);
  const moments = [...pages.flatMap(({ next }) => next ?? []), ...(end > after ? [end] : [])];
  if (moments.length === 0) return undefined;
  const at = moments.reduce((first, moment) => Math.min(first, moment));
  return { at, routes: pages.filter(({ next }) => next === at).map(({ path }) => routeOfPage(path)) };
}

type SavedContent = Pick<SavedBuild, "pages" | "siteFiles" | "assets">;

function toSaved(page: PlannedPage, written: WrittenPage | undefined, today: Date): SavedPage {
  const { path, version, fileHash, moments, next, isHidden, digestHash, shownHash, policy, saved } = page;
  const output = written
    ? { files: written.files, shownDay: written.showsToday ? dayOf(today) : "" }
    : { files: filesLeft(page), shownDay: (!isHidden && saved?.shownDay) || "" };
  return { path, version, fileHash, moments, next, isHidden, digestHash, shownHash, policy, ...output };
}

/** The files of a page that stay as they are: a page that is no part of the site has none. */
function filesLeft({ isHidden, saved }: PlannedPage): readonly WrittenFile[] {
  const files = saved?.files ?? [];
  return isHidden && files.length > 0 ? [] : files;
}

function writtenFilesOf({ pages, siteFiles, assets }: SavedContent): WrittenFile[] {
  return [...pages.flatMap((page) => page.files), ...[...siteFiles, ...assets].map(({ file }) => file)];
}

/** Whether anything differs from the build whose output is updated, so that there is something to save. */
function isChanged({ base, siteHash }: BuildPlan, content: SavedContent): boolean {
  if (base?.siteHash !== siteHash || base.pages.length !== content.pages.length) return true;
  const known = new Set([...base.siteFiles, ...base.assets]);
  const isSame = (page: SavedPage, index: number) => {
    const before = base.pages[index];
    return (
      before?.path === page.path &&
      before.version === page.version &&
      before.digestHash === page.digestHash &&
      before.files === page.files
    );
  };
  return !(
    content.pages.every(isSame) &&
    content.siteFiles.length === base.siteFiles.length &&
    content.siteFiles.every((file) => known.has(file)) &&
    content.assets.length === base.assets.length &&
    content.assets.every((file) => known.has(file))
  );
}

async function commit(build: BuildContext, site: FinishedSite, content: SavedContent): Promise<void> {
  const { out, store } = build;
  const { base, siteHash, site: siteContent, announcedUntil, trails, plainPolicy, digests, ...plan } = site.plan;
  const { style, preloads } = plan.typefaces;
  const bundle = base?.bundle ?? (await build.bundle()).name;
  if (base && !isUntouched(out, base)) throw outputChanged();
  // Until the new state is saved there is none: a build that is killed here makes the next one start from nothing.
  store.forget();
  const published = publishFiles(build, site, content);
  const folders = folderStates(
    out,
    writtenFilesOf(published).map(({ path }) => path),
  );
  if (!folders) throw outputChanged();
  store.save(
    {
      ...published,
      at: build.view.at,
      bundle,
      siteHash,
      site: siteContent,
      typefaces: { style, preloads },
      announcedUntil,
      plainPolicy,
      pictures: plan.shownPictures,
      unpublished: plan.unpublished,
      dataFiles: plan.dataFiles,
      trails: [...trails],
      folders,
    },
    digests,
  );
}

/** Puts what stands in the staging folder into the output folder. Returns what is there then. */
function publishFiles({ out }: BuildContext, { plan, staging }: FinishedSite, content: SavedContent): SavedContent {
  const { base } = plan;
  if (!base && moveWhole(out, staging)) return content;
  const files = writtenFilesOf(content);
  const kept = new Set(base && writtenFilesOf(base));
  const written = files.filter((file) => !kept.has(file));
  const publication = planPublication(out, {
    before: base ? placesOf([...kept]) : listOutput(out),
    files: files.map(({ path }) => path),
    written: written.map(({ path }) => path),
  });
  publish(out, staging, publication);
  const renewed = new Map(written.map((file) => [file, renewVersion(out, file)]));
  const renew = (file: WrittenFile) => renewed.get(file) ?? file;
  const renewSaved = (saved: SavedFile) => (renewed.has(saved.file) ? { ...saved, file: renew(saved.file) } : saved);
  return {
    pages: content.pages.map((page) => ({ ...page, files: page.files.map(renew) })),
    siteFiles: content.siteFiles.map(renewSaved),
    assets: content.assets.map(renewSaved),
  };
}

function placesOf(written: readonly WrittenFile[]): { files: string[]; folders: Set<string> } {
  const files = written.map(({ path }) => path);
  return { files, folders: foldersOf(files) };
}
