import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { SiteContent } from "../../src/content.gen.ts";
import type { Bundle } from "../bundle/bundle.ts";
import { styleBundle } from "../bundle/style-bundle.ts";
import { type WeightScale, weighExactly } from "../bundle/weigh-page.ts";
import { displayPath } from "../content/read/read-content.ts";
import type { WrittenPage } from "../pages/page-messages.ts";
import { UsageError } from "../program/usage-error.ts";
import type { BuildContext } from "./build-context.ts";
import type { BuildPlan } from "./plan-build.ts";

/** The pages that a build has rendered, by their paths inside the content folder. */
export type RenderedPages = ReadonlyMap<string, WrittenPage>;

/** Renders the pages of a plan that are not reused into a folder. Throws if one has changed since it was examined. */
export async function renderPages(build: BuildContext, plan: BuildPlan, to: string): Promise<RenderedPages> {
  const { pool, today, onPhase } = build;
  const pages = plan.pages.filter((page) => !page.isReused);
  if (pages.length === 0) return new Map();
  const onEnd = build.onWait("Compiling the renderer");
  const bundle = styleBundle(await build.bundle().finally(onEnd), plan.sites, plan.typefaces);
  const { rendererFile, assets, styles, weights } = bundle;
  const setup = {
    rendererFile,
    assets,
    styles,
    weights,
    sites: plan.sites,
    drawing: plan.drawing,
    today,
    to,
    scale: scaleOf(build, plan, bundle),
  };
  const tasks = pages.map(({ toRender }) => toRender);
  const written = await pool.render(setup, tasks, onPhase("Rendering", pages.length));
  if ("changed" in written) {
    const file = displayPath(join(build.pages, written.changed), process.cwd());
    throw new UsageError(`${file} changed during the build. Build again.`);
  }
  return new Map(written.map((page) => [page.path, page]));
}

/** Weighs exactly the rendered pages that may be too heavy, several at once in their own threads. */
export async function weighPages(
  build: BuildContext,
  { site }: BuildPlan,
  { rendered, from }: { readonly rendered: RenderedPages; readonly from: string },
): Promise<RenderedPages> {
  const weighed = new Map(rendered);
  const rest = rendered.values();
  const work = async () => {
    // All take from the same iterator, so each page is weighed once.
    for (const page of rest) {
      const [html] = page.files;
      if (!page.weight || !html) continue;
      const weight = await weighExactly(limitOf(build, site), page.weight, readFileSync(join(from, html.path)));
      weighed.set(page.path, { ...page, weight });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return weighed;
}

/** Up to this weight it does not matter what a page weighs. */
function limitOf({ report }: BuildContext, { budget }: SiteContent): number | undefined {
  return report ? undefined : budget?.page;
}

/** Pages are weighed if there is a budget for them, and all of them exactly if there is to be a report. */
function scaleOf(build: BuildContext, { site }: BuildPlan, { weights, scriptFolder }: Bundle): WeightScale | undefined {
  const isWeighed = build.report || site.budget?.page !== undefined;
  return isWeighed ? { weights, scriptFolder, limit: limitOf(build, site) } : undefined;
}
