import { type BuildContext, openTrial } from "../build/build-context.ts";
import type { BuildPlan } from "../build/build-plan.ts";
import { examinePages } from "../build/examine-pages.ts";
import { type BuildFailure, explainContent, explainImages, explainWeights } from "../build/explain-failure.ts";
import { findOverweight } from "../build/find-overweight.ts";
import { planBuild } from "../build/plan-build.ts";
import type { PlannedPage } from "../build/plan-pages.ts";
import { findNextChange } from "../build/publish-build.ts";
import { renderPages } from "../build/render-pages.ts";
import { dayOf } from "../build/saved-build.ts";
import { scanContent } from "../build/scan-content.ts";
import { contentHash } from "../cache/content-hash.ts";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import { writeImages } from "../images/write-images.ts";
import { buildMemory, codeName } from "../program/project.ts";
import type { ContentToWeigh } from "./content-to-weigh.ts";
import type { KnownWeight, WeightMemory } from "./weight-memory.ts";

interface Remembered {
  readonly memory: WeightMemory;
  /** The state of what is weighed, where its result is to be kept. */
  readonly state: string | undefined;
}

const dayInMilliseconds = 86_400_000;

/** Weighs the pages of a site by the steps of a build, up to the one that finds what is too heavy. Pages that are known are not rendered. */
export async function weighContent(content: ContentToWeigh, remembered: Remembered): Promise<readonly Diagnostic[]> {
  const silent = { onPhase: () => () => {}, onWait: () => () => {}, warn: () => {} };
  const build = openTrial({ ...content, ...silent, origin: undefined, drafts: false, memory: buildMemory });
  try {
    const failure = await weighSite(build, remembered);
    return failure?.mistakes.diagnostics ?? [];
  } finally {
    await build.pool.close();
  }
}

async function weighSite(build: BuildContext, { memory, state }: Remembered): Promise<BuildFailure | undefined> {
  const inventory = scanContent(build.pages, Date.now(), build.maxPages);
  const examined = inventory && (await examinePages(build, inventory.pages));
  const plan = examined && (await planBuild(build, { examined, assets: inventory.assets }));
  if (!plan) return explainContent(build);
  const pages = await weighPages(build, plan, memory.readPages());
  const images = await writeImages({ ...build, images: heaviestImagesOf(plan), before: [], to: undefined });
  if ("unusable" in images) return explainImages(build, images.unusable);
  const overweight = findOverweight(plan, { rendered: pages, images });
  const failure = overweight && explainWeights(build, overweight);
  if (state !== undefined)
    memory.write({ state, ...timesOf(build, plan), mistakes: failure?.mistakes.diagnostics ?? [] }, pages);
  return failure;
}

/** The weights of all pages that are published: those that are not known as they are now are rendered. */
async function weighPages(
  build: BuildContext,
  plan: BuildPlan,
  known: ReadonlyMap<string, KnownWeight>,
): Promise<ReadonlyMap<string, KnownWeight>> {
  const { site, typefaces, plainPolicy } = plan;
  const shared = contentHash(JSON.stringify([codeName, site, plainPolicy, typefaces.style, typefaces.preloads]));
  const keyOf = ({ path, fileHash, digestHash, shownHash, policy, trail }: PlannedPage) =>
    contentHash(JSON.stringify([shared, path, fileHash, digestHash, shownHash, policy, trail]));
  const today = dayOf(build.today);
  const weighed = new Map<string, KnownWeight>();
  const keys = new Map<string, string>();
  const pages = plan.pages.map((page) => {
    if (page.isReused) return page;
    const key = keyOf(page);
    const before = known.get(page.path);
    const isKnown = before?.key === key && (before.shownDay === "" || before.shownDay === today);
    if (isKnown) weighed.set(page.path, before);
    else keys.set(page.path, key);
    return isKnown ? { ...page, isReused: true } : page;
  });
  const rendered = await renderPages(build, { ...plan, pages });
  for (const [path, { script, weight, showsToday }] of rendered) {
    weighed.set(path, { key: keys.get(path) ?? "", shownDay: showsToday ? today : "", script, weight });
  }
  return weighed;
}

/** Of the pictures of pages those that count, where there is a budget for them. */
function heaviestImagesOf({ site, images, imagesOfPages }: BuildPlan): BuildPlan["images"] {
  if (site.budget?.pictures === undefined) return new Map();
  const paths = new Set([...imagesOfPages.values()].flat());
  return new Map([...images].filter(([path]) => paths.has(path)));
}

/** The time for which the weights are what they are: the day, which pages may show, unless something is published or expires before its end. */
function timesOf({ view }: BuildContext, plan: BuildPlan): { from: number; until: number } {
  const midnight = (Math.floor(view.at / dayInMilliseconds) + 1) * dayInMilliseconds;
  return { from: view.at, until: Math.min(findNextChange(plan, view.at)?.at ?? midnight, midnight) };
}
