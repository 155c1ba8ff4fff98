import { closeSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "../cache/content-hash.ts";
import { assetAddress } from "../content/read/content-path.ts";
import { openAsset } from "../content/read/open-asset.ts";
import { displayPath } from "../content/read/read-content.ts";
import { type PageWeight, totalWeight } from "../content/rules/lookups/page-weight.ts";
import type { Bundle, OutputFile } from "../output/bundle.ts";
import { createFileWriter, type FileWriter, isIntact, type WrittenFile } from "../output/file-writer.ts";
import { siteFiles } from "../output/site-files.ts";
import type { Scale } from "../output/weigh-page.ts";
import { folderTimes, outputChanged, replaceOutput, updateOutput, withStaging } from "../output/write-output.ts";
import { UsageError } from "../program/usage-error.ts";
import type { BuildOptions } from "./build-options.ts";
import { dayOf } from "./day-of.ts";
import type { ListedContent } from "./list-content.ts";
import type { PagePool } from "./page-pool.ts";
import type { WrittenPage } from "./page-tasks.ts";
import type { BuildPlan, PlannedPage } from "./plan-build.ts";
import { type BuildStore, isUntouched, type SavedBuild, type SavedFile, type SavedPage } from "./saved-build.ts";

interface WriteInput extends BuildOptions {
  readonly listed: ListedContent;
  readonly plan: BuildPlan;
  readonly store: BuildStore;
  readonly saved: SavedBuild | undefined;
  readonly pool: PagePool;
  bundle(): Promise<Bundle>;
}

/** What a build has done. */
export interface BuildSummary {
  readonly pages: number;
  readonly rendered: number;
  /** The bytes of all files of the site. */
  readonly bytes: number;
  /** What pages weigh, by their paths inside the content folder, as far as they were weighed. */
  readonly weights: ReadonlyMap<string, PageWeight>;
}

/**
 * Renders what has to be rendered, puts it into the output folder and saves what the next build can use. Writes nothing where
 * an asset is no longer what it was when it was listed, or cannot be read.
 */
export async function writeBuild(input: WriteInput): Promise<BuildSummary | TooHeavy | "changed"> {
  const { plan, out } = input;
  // Where every page changes, so that the whole folder is new, it is replaced in one step.
  const isUpdate = input.saved !== undefined && (plan.routes === undefined || plan.pages.some((page) => page.isReused));
  const saved = isUpdate ? input.saved : undefined;
  return withStaging(out, async (staging) => {
    const context = { ...input, saved, staging };
    const rendered = await renderPages(context);
    const tooHeavy = await findTooHeavy(context, rendered);
    if (tooHeavy) return tooHeavy;
    const assets = copyAssets(context);
    if (!assets) return "changed";
    const content = {
      pages: plan.pages.map((page) => toSaved(page, rendered.get(page.path), input.today)),
      files: await writeSiteFiles(context),
      assets,
    };
    const files = filesOf(content);
    if (!isUpdate || input.saved?.siteHash !== plan.siteHash || isChanged(content, input.saved)) {
      await commit(context, content, files);
    }
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return { pages: plan.pages.length, rendered: rendered.size, bytes, weights: weightsOf(rendered) };
  });
}

/** What is heavier than the budget of the site. */
export interface TooHeavy {
  /** The bytes of the script of every page, where they are too many. */
  readonly script: number | undefined;
  /** The pages that are too heavy, by their paths inside the content folder. */
  readonly pages: ReadonlyMap<string, PageWeight>;
  /** Of all pages that were weighed. */
  readonly weights: ReadonlyMap<string, PageWeight>;
}

interface WriteContext extends WriteInput {
  readonly staging: string;
}

type SavedContent = Pick<SavedBuild, "pages" | "files" | "assets">;

type Rendered = ReadonlyMap<string, WrittenPage>;

async function renderPages(context: WriteContext): Promise<Rendered> {
  const { plan, pool, today, staging: to, onPhase } = context;
  const pages = plan.pages.filter((page) => !page.isReused);
  if (pages.length === 0) return new Map();
  const onEnd = context.onWait("Compiling the renderer");
  const bundle = await context.bundle().finally(onEnd);
  const { rendererFile, assets } = bundle;
  const scale = scaleOf(context, bundle);
  const setup = { rendererFile, assets, site: plan.site, today, to, scale };
  const tasks = pages.map(({ path, hash, folders }) => ({ path, hash, folders }));
  const written = await pool.write(setup, tasks, onPhase("Rendering", pages.length));
  if ("changed" in written) {
    throw new UsageError(
      `${displayPath(join(context.pages, written.changed), process.cwd())} changed while it was being built. Build again.`,
    );
  }
  return new Map(written.map((page) => [page.path, page]));
}

/** Pages are weighed where there is a budget for them, and all of them exactly where there is to be a report. */
function scaleOf({ plan, report }: WriteContext, { weights, appFile }: Bundle): Scale | undefined {
  const limit = plan.site.budget?.page;
  return limit === undefined && !report ? undefined : { ...weights, appFile, limit: report ? undefined : limit };
}

async function findTooHeavy({ plan, bundle }: WriteContext, rendered: Rendered): Promise<TooHeavy | undefined> {
  const { page, script } = plan.site.budget ?? {};
  const entry = script === undefined || rendered.size === 0 ? 0 : (await bundle()).weights.entry;
  const pages = [...weightsOf(rendered)].filter(([, weight]) => page !== undefined && totalWeight(weight) > page);
  const isScriptTooHeavy = script !== undefined && entry > script;
  if (pages.length === 0 && !isScriptTooHeavy) return undefined;
  return { script: isScriptTooHeavy ? entry : undefined, pages: new Map(pages), weights: weightsOf(rendered) };
}

function weightsOf(rendered: Rendered): ReadonlyMap<string, PageWeight> {
  return new Map([...rendered].flatMap(([path, { weight }]) => (weight ? [[path, weight] as const] : [])));
}

async function writeSiteFiles({ plan, saved, staging, out, ...context }: WriteContext): Promise<readonly SavedFile[]> {
  // A plan without routes is one in which they are as they were.
  if (!plan.routes) return saved?.files ?? [];
  const before = new Map(saved?.files.map((known) => [known.file.path, known]));
  const writer = createFileWriter(staging);
  return siteFiles(plan.site, plan.routes, await context.bundle()).map(({ path, content }: OutputFile): SavedFile => {
    const source = contentHash(content);
    const known = before.get(path);
    return known?.source === source && isIntact(out, known.file)
      ? known
      : { source, file: writer.write(path, content) };
  });
}

/** The assets, copied where they have changed; undefined where one cannot be. */
function copyAssets({ listed, saved, pages, staging, out }: WriteContext): readonly SavedFile[] | undefined {
  const before = new Map(saved?.assets.map((asset) => [asset.file.path, asset]));
  const writer = createFileWriter(staging);
  const copied: SavedFile[] = [];
  for (const { path, version } of listed.assets) {
    const target = assetAddress(path).slice(1);
    const known = before.get(target);
    const isKnown = version !== "" && known?.source === version && isIntact(out, known.file);
    const file = isKnown ? known.file : copyAsset(writer, { pages, path, target });
    if (!file) return undefined;
    copied.push(isKnown ? known : { source: version, file });
  }
  return copied;
}

interface AssetToCopy {
  readonly pages: string;
  readonly path: string;
  readonly target: string;
}

function copyAsset(writer: FileWriter, { pages, path, target }: AssetToCopy): WrittenFile | undefined {
  const asset = openAsset(pages, path);
  if ("kind" in asset) return undefined;
  try {
    return writer.copy(target, asset);
  } finally {
    closeSync(asset.descriptor);
  }
}

function toSaved(page: PlannedPage, written: WrittenPage | undefined, today: Date): SavedPage {
  const { path, source, hash, digest, lists, saved } = page;
  const before = written
    ? { files: written.files, showsToday: written.showsToday ? dayOf(today) : "" }
    : { files: saved?.files ?? [], showsToday: saved?.showsToday ?? "" };
  return { path, source, hash, digest, lists, ...before };
}

function filesOf({ pages, files, assets }: SavedContent): WrittenFile[] {
  return [...pages.flatMap((page) => page.files), ...files.map(({ file }) => file), ...assets.map(({ file }) => file)];
}

/** Whether anything is worth saving. */
function isChanged(content: SavedContent, saved: SavedBuild | undefined): boolean {
  if (!saved || saved.pages.length !== content.pages.length) return true;
  const known = new Set([...saved.files, ...saved.assets]);
  const isSame = (page: SavedPage, index: number) => {
    const before = saved.pages[index];
    return before?.path === page.path && before.source === page.source && before.files === page.files;
  };
  return !(
    content.pages.every(isSame) &&
    content.files.length === saved.files.length &&
    content.files.every((file) => known.has(file)) &&
    content.assets.length === saved.assets.length &&
    content.assets.every((file) => known.has(file))
  );
}

async function commit(context: WriteContext, content: SavedContent, files: readonly WrittenFile[]): Promise<void> {
  const { out, staging, store, saved, plan } = context;
  const { name } = saved?.bundle === undefined ? await context.bundle() : { name: saved.bundle };
  if (saved && !isUntouched(out, saved)) {
    throw outputChanged();
  }
  // Until the new state is saved there is none: a build that is killed here makes the next one start from nothing.
  store.forget();
  if (saved) {
    const before = new Map(filesOf(saved).map((file) => [file.path, file]));
    const now = new Set(files.map(({ path }) => path));
    updateOutput(out, staging, {
      written: files.filter((file) => before.get(file.path) !== file).map(({ path }) => path),
      removed: [...before.keys()].filter((path) => !now.has(path)),
    });
  } else {
    replaceOutput(out, staging);
  }
  const folders = folderTimes(
    out,
    files.map(({ path }) => path),
  );
  if (!folders) throw outputChanged();
  const { siteHash, site, digests } = plan;
  store.save({ ...content, bundle: name, siteHash, site, folders }, digests);
}
