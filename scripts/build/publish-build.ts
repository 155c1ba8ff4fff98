import { routeOfPage } from "../content/read/route-of.ts";
import type { PageWeight } from "../content/rules/weight/over-budget.ts";
import type { WrittenPage } from "../pages/page-messages.ts";
import { renewVersion, type WrittenFile } from "../publish/file-writer.ts";
import type { SavedFile } from "../publish/known-files.ts";
import { listOutput, moveWhole, planPublication, publish } from "../publish/publish-output.ts";
import type { BuildContext } from "./build-context.ts";
import { weightsOf } from "./find-overweight.ts";
import type { BuildPlan } from "./plan-build.ts";
import type { PlannedPage } from "./plan-pages.ts";
import type { RenderedPages } from "./render-pages.ts";
import { dayOf, type SavedBuild, type SavedPage } from "./saved-build.ts";

/** The next time when a site changes without an edit, and so has to be built again. */
export interface NextChange {
  readonly at: number;
  /** The routes of the pages of which something is published or expires then; none if an announcement or an event ends. */
  readonly routes: readonly string[];
}

/** The counts of a successful build. */
export interface BuildSummary {
  readonly pages: number;
  /** The number of pages that are not part of the site: drafts, and pages that are not published yet or no longer. */
  readonly hidden: number;
  readonly next: NextChange | undefined;
  readonly rendered: number;
  readonly bytes: number;
  /** The weights of the pages that were weighed, by their paths inside the content folder. */
  readonly weights: ReadonlyMap<string, PageWeight>;
}

/** A finished site: files in the staging folder, and those that stay unchanged in the output folder. */
interface FinishedSite {
  readonly plan: BuildPlan;
  readonly rendered: RenderedPages;
  readonly others: readonly SavedFile[];
  readonly staging: string;
}

/** Puts what has changed into the output folder, and saves what the next build can use. */
export async function publishBuild(build: BuildContext, site: FinishedSite): Promise<BuildSummary> {
  const { plan, rendered, others, staging } = site;
  const pages = plan.pages.map((page) => toSaved(page, rendered.get(page.file.path), build.today));
  const published = publishFiles(build, { pages, others }, staging);
  const bundle = build.saved?.bundle ?? (await build.bundle()).name;
  build.store.save({
    ...published,
    at: build.view.at,
    sharedHash: build.sharedHash,
    bundle,
    pictures: plan.shownPictures,
    changes: plan.changes,
  });
  const shown = plan.pages.filter(({ digested }) => !digested.isHidden).length;
  return {
    pages: shown,
    hidden: plan.pages.length - shown,
    next: findNextChange(plan, build.view.at),
    rendered: rendered.size,
    bytes: writtenFilesOf(published).reduce((sum, file) => sum + file.bytes, 0),
    weights: weightsOf(rendered),
  };
}

function findNextChange({ pages, ends }: Pick<BuildPlan, "pages" | "ends">, after: number): NextChange | undefined {
  const moments = [...pages.flatMap(({ digested }) => digested.next ?? []), ...ends.filter((end) => end > after)];
  if (moments.length === 0) return undefined;
  const at = moments.reduce((first, moment) => Math.min(first, moment));
  return { at, routes: pages.flatMap(({ digested: { next, path } }) => (next === at ? routeOfPage(path) : [])) };
}

type SavedContent = Pick<SavedBuild, "pages" | "others">;

function toSaved(
  { file, digested, inputs, saved }: PlannedPage,
  written: WrittenPage | undefined,
  today: Date,
): SavedPage {
  const { files = [], shownDay = "" } = (!digested.isHidden && saved) || {};
  const output = written
    ? { files: written.files, shownDay: written.showsToday ? dayOf(today) : "" }
    : { files, shownDay };
  return { digested, version: file.version, inputs, ...output };
}

function writtenFilesOf({ pages, others }: SavedContent): WrittenFile[] {
  return [...pages.flatMap((page) => page.files), ...others.map(({ file }) => file)];
}

/** Puts the staged files into the output folder. Returns what is there then. */
function publishFiles({ out, saved }: BuildContext, content: SavedContent, staging: string): SavedContent {
  if (moveWhole(out, staging)) return content;
  const files = writtenFilesOf(content);
  const kept = new Set(saved && writtenFilesOf(saved));
  const written = files.filter((file) => !kept.has(file));
  const publication = planPublication(out, {
    before: listOutput(out),
    files: files.map(({ path }) => path),
    written: written.map(({ path }) => path),
  });
  publish(out, staging, publication);
  const renewed = new Map(written.map((file) => [file, renewVersion(out, file)]));
  const renew = (file: WrittenFile) => renewed.get(file) ?? file;
  return {
    pages: content.pages.map((page) => ({ ...page, files: page.files.map(renew) })),
    others: content.others.map((other) => ({ ...other, file: renew(other.file) })),
  };
}
