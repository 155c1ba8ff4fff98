import { availableParallelism } from "node:os";
import { join } from "node:path";
import { contentHash } from "../cache/content-hash.ts";
import { loadAcceptorCode } from "../cache/load-acceptor-code.ts";
import {
  type CheckedContent,
  type ContentModel,
  checkContent,
  createContentModel,
} from "../content/check/check-content.ts";
import { sortDiagnostics } from "../content/diagnostic/diagnostic.ts";
import { assetAddress } from "../content/read/content-path.ts";
import { pageOverBudget, scriptOverBudget } from "../content/rules/build/over-budget.ts";
import type { PageWeight } from "../content/rules/lookups/page-weight.ts";
import { loadAcceptor } from "../content/schema/acceptor.ts";
import { readSchemas } from "../content/schema/schema-set.ts";
import { type Bundle, loadBundle, readBundleName } from "../output/bundle.ts";
import { codeFolder, codeName, schemaFolder } from "../program/project.ts";
import { UsageError } from "../program/usage-error.ts";
import type { BuildOptions } from "./build-options.ts";
import { dayOf } from "./day-of.ts";
import { type ExaminedSource, examineSources } from "./examine-sources.ts";
import { type ListedContent, listContent } from "./list-content.ts";
import { createPagePool, type PagePool } from "./page-pool.ts";
import { type BuildPlan, planBuild } from "./plan-build.ts";
import { type BuildStore, isUntouched, openStore, type SavedBuild } from "./saved-build.ts";
import { type BuildSummary, type TooHeavy, writeBuild } from "./write-build.ts";

/** Why a build has written nothing. */
export interface BuildFailure {
  readonly mistakes: CheckedContent;
  /** As in a summary. */
  readonly weights: ReadonlyMap<string, PageWeight>;
}

/** Each has a heap of its own: with three of them a build of 10,000 pages takes less than 500 MB, with four it takes more. */
const mostThreads = 3;

/** Builds a site, or says what is wrong with its content. Whatever fails, the output folder stays as it was. */
export async function runBuild(options: BuildOptions): Promise<BuildSummary | BuildFailure> {
  const { pages, out, origin, release, memory, warn } = options;
  const store = openStore(memory, { code: codeName, pages, out, origin, release }, warn);
  const bundleFolder = join(codeFolder, "bundle");
  const saved = options.report ? undefined : trusted(out, store.read(), readBundleName(bundleFolder));
  const bundle = loadOnce(() => loadBundle(bundleFolder, warn));
  // First of all, because another process does it: it takes most of a second where the bundle is not in the cache.
  if (!saved) bundle().catch(() => {});
  const schemas = readSchemas(schemaFolder);
  const acceptor = loadAcceptorCode(join(codeFolder, "acceptor.cjs"), schemas, warn);
  const pool = createPagePool({ pages, release, acceptor }, Math.min(availableParallelism(), mostThreads) - 1);
  const model = createContentModel(schemas, { release, accepts: loadAcceptor(acceptor) });
  try {
    const prepared = await prepare({ ...options, model, store, saved, pool });
    if (!prepared) return { mistakes: findMistakes(model, pages), weights: new Map() };
    const result = await writeBuild({ ...options, ...prepared, store, saved, pool, bundle });
    if (result === "changed") return { mistakes: findMistakes(model, pages), weights: new Map() };
    return "rendered" in result ? result : { mistakes: explainWeights(model, pages, result), weights: result.weights };
  } catch (error) {
    const reason = systemReason(error);
    throw reason === undefined
      ? error
      : new UsageError(
          `${out} cannot be written: ${reason}. Make room, or see that you may write there, or name another folder with --out.`,
        );
  } finally {
    await pool.close();
  }
}

const systemCodes = [
  ...["EACCES", "EBUSY", "EDQUOT", "EFBIG", "EIO", "ELOOP", "EMFILE", "ENAMETOOLONG"],
  ...["ENFILE", "ENOSPC", "ENOTDIR", "EPERM", "EROFS", "EXDEV"],
];

/** What the system says to an attempt to write, such as that the disk is full; undefined for any other error. */
function systemReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // An error from another thread has its message alone, which begins with the code.
  const isOurs = systemCodes.some((code) => error.message.startsWith(`${code}: `));
  return isOurs ? error.message : systemReason(error.cause);
}

interface Preparation extends BuildOptions {
  readonly model: ContentModel;
  readonly store: BuildStore;
  readonly saved: SavedBuild | undefined;
  readonly pool: PagePool;
}

/** Reads and checks everything, or returns undefined where something is wrong. */
async function prepare(input: Preparation): Promise<{ listed: ListedContent; plan: BuildPlan } | undefined> {
  const { pages, saved, pool, model, store } = input;
  const listed = listContent(pages, Date.now());
  const sources = listed && (await examineSources({ ...input, folder: pages, listed: listed.pages, pool, saved }));
  const plan =
    sources &&
    (await planBuild({
      ...input,
      model,
      sources,
      assets: listed.assets.map(({ path }) => assetAddress(path)),
      day: dayOf(input.today),
      loadDigests: (unread) => loadDigests(unread, store, pool),
    }));
  return plan && { listed, plan };
}

/** What was saved of pages, or read again where that cannot be trusted. */
async function loadDigests(
  pages: readonly ExaminedSource[],
  store: BuildStore,
  pool: PagePool,
): Promise<ReadonlyMap<string, string> | undefined> {
  const saved = store.readDigests();
  const digests = new Map<string, string>();
  const missing: string[] = [];
  for (const { path, digest } of pages) {
    const json = saved?.get(path);
    if (json !== undefined && contentHash(json) === digest) digests.set(path, json);
    else missing.push(path);
  }
  const examined = await pool.examine(missing, () => {});
  for (const { path, digest } of examined ?? []) digests.set(path, digest);
  return examined && digests;
}

/** What was saved with the same bundle, if nobody has added anything to the output since or taken anything from it. */
function trusted(out: string, saved: SavedBuild | undefined, bundle: string | undefined): SavedBuild | undefined {
  return saved && saved.bundle === bundle && isUntouched(out, saved) ? saved : undefined;
}

/** The same as a report of mistakes. */
function explainWeights(model: ContentModel, folder: string, { script, pages }: TooHeavy): CheckedContent {
  const checked = checkContent(model, folder, process.cwd());
  const { index } = checked;
  if (!index) return checked;
  const diagnostics = index.pages.flatMap((page) => {
    const weight = pages.get(page.source.path);
    return weight ? [pageOverBudget(index.site, page, weight)] : [];
  });
  if (script !== undefined) diagnostics.push(scriptOverBudget(index.site, script));
  return { ...checked, index: undefined, diagnostics: sortDiagnostics(diagnostics) };
}

function findMistakes(model: ContentModel, pages: string): CheckedContent {
  const checked = checkContent(model, pages, process.cwd());
  // What was wrong a moment ago has been mended meanwhile.
  if (checked.index) throw new UsageError("The content changed while it was being built. Build again.");
  return checked;
}

function loadOnce(load: () => Promise<Bundle>): () => Promise<Bundle> {
  let loaded: Promise<Bundle> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
