import type { PageWeight } from "../content/rules/lookups/page-weight.ts";
import type { WrittenFile } from "../output/file-writer.ts";
import { folderTimes, type OutputChange, outputChanged, replaceOutput, updateOutput } from "../output/write-output.ts";
import type { WrittenPage } from "../pages/page-steps.ts";
import type { BuildContext } from "./build-context.ts";
import { dayOf } from "./day-of.ts";
import type { BuildPlan, PlannedPage } from "./plan-build.ts";
import { type RenderedPages, weightsOf } from "./render-pages.ts";
import { isUntouched, type SavedBuild, type SavedFile, type SavedPage } from "./saved-build.ts";

/** The counts of a build that has succeeded. */
export interface BuildSummary {
  readonly pages: number;
  readonly rendered: number;
  /** The bytes of all files of the site. */
  readonly bytes: number;
  /** The weights of the pages that were weighed, by their paths inside the content folder. */
  readonly weights: ReadonlyMap<string, PageWeight>;
}

/** A site that is ready: files in the staging folder, and those that stay in the output folder as they are. */
export interface FinishedSite {
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
  const files = filesOf(content);
  if (isChanged(plan, content)) await commit(build, site, content);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { pages: plan.pages.length, rendered: rendered.size, bytes, weights: weightsOf(rendered) };
}

type SavedContent = Pick<SavedBuild, "pages" | "siteFiles" | "assets">;

function toSaved(page: PlannedPage, written: WrittenPage | undefined, today: Date): SavedPage {
  const { path, version, fileHash, digestHash, shownHash, policy, saved } = page;
  const output = written
    ? { files: written.files, shownDay: written.showsToday ? dayOf(today) : "" }
    : { files: saved?.files ?? [], shownDay: saved?.shownDay ?? "" };
  return { path, version, fileHash, digestHash, shownHash, policy, ...output };
}

function filesOf({ pages, siteFiles, assets }: SavedContent): WrittenFile[] {
  return [...pages.flatMap((page) => page.files), ...[...siteFiles, ...assets].map(({ file }) => file)];
}

/** Whether anything differs from the build whose output is updated, so that there is something to save. */
function isChanged({ base, siteHash }: BuildPlan, content: SavedContent): boolean {
  if (base?.siteHash !== siteHash || base.pages.length !== content.pages.length) return true;
  const known = new Set([...base.siteFiles, ...base.assets]);
  const isSame = (page: SavedPage, index: number) => {
    const before = base.pages[index];
    return before?.path === page.path && before.version === page.version && before.files === page.files;
  };
  return !(
    content.pages.every(isSame) &&
    content.siteFiles.length === base.siteFiles.length &&
    content.siteFiles.every((file) => known.has(file)) &&
    content.assets.length === base.assets.length &&
    content.assets.every((file) => known.has(file))
  );
}

async function commit(build: BuildContext, { plan, staging }: FinishedSite, content: SavedContent): Promise<void> {
  const { out, store } = build;
  const { base, siteHash, site, announcedUntil, trails, openings, digests, shownPictures, unpublished } = plan;
  const { style, preloads } = plan.typefaces;
  const bundle = base?.bundle ?? (await build.bundle()).name;
  if (base && !isUntouched(out, base)) throw outputChanged();
  // Until the new state is saved there is none: a build that is killed here makes the next one start from nothing.
  store.forget();
  const files = filesOf(content);
  if (base) updateOutput(out, staging, changesSince(base, files));
  else replaceOutput(out, staging);
  const folders = folderTimes(
    out,
    files.map(({ path }) => path),
  );
  if (!folders) throw outputChanged();
  store.save(
    {
      ...content,
      bundle,
      siteHash,
      site,
      typefaces: { style, preloads },
      announcedUntil,
      openings,
      pictures: shownPictures,
      unpublished,
      trails: [...trails],
      folders,
    },
    digests,
  );
}

function changesSince(base: SavedBuild, files: readonly WrittenFile[]): OutputChange {
  const before = new Map(filesOf(base).map((file) => [file.path, file]));
  const now = new Set(files.map(({ path }) => path));
  return {
    written: files.filter((file) => before.get(file.path) !== file).map(({ path }) => path),
    removed: [...before.keys()].filter((path) => !now.has(path)),
  };
}
