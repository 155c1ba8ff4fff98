import { writeDocuments } from "../documents/write-documents.ts";
import { writeImages } from "../images/write-images.ts";
import { iconFiles } from "../output/icon-files.ts";
import { onInterruption } from "../program/interruption.ts";
import { openKnownFiles } from "../publish/known-files.ts";
import { lockOutput } from "../publish/lock-output.ts";
import { withStaging } from "../publish/staging.ts";
import { type BuildContext, openBuild } from "./build-context.ts";
import type { BuildOptions } from "./build-options.ts";
import { copyAssets } from "./copy-assets.ts";
import { drawShareImages } from "./draw-share-images.ts";
import { examinePages } from "./examine-pages.ts";
import { type BuildFailure, explainContent, explainFiles, explainWeights, hasMistake } from "./explain-failure.ts";
import { findOverweight } from "./find-overweight.ts";
import { planBuild } from "./plan-build.ts";
import { type BuildSummary, publishBuild } from "./publish-build.ts";
import { renderPages, weighPages } from "./render-pages.ts";
import { scanContent } from "./scan-content.ts";
import { writeSearchIndex } from "./write-search-index.ts";
import { writeSiteFiles } from "./write-site-files.ts";

/**
 * Builds a site, or says what is wrong with its content. Whatever fails, every page in the output folder stays whole, with everything
 * it needs. Throws a UsageError if another build is writing there.
 */
export async function runBuild(options: BuildOptions): Promise<BuildSummary | BuildFailure> {
  const { out, project } = options;
  let unlock = () => {};
  let forget = () => {};
  try {
    unlock = lockOutput(out, project.memory);
    forget = onInterruption(unlock);
    const build = openBuild(options);
    return await buildSite(build).finally(() => build.pool.close());
  } finally {
    forget();
    unlock();
  }
}

/**
 * The steps of a build: read → parse → validate → check → resolve → render → write. A step that finds a mistake returns nothing,
 * and the careful check (`check-content.ts`), which takes the same first four steps and knows the place of everything, says what it
 * is. The steps for each page, in several threads, are the two lists in `page-steps.ts`.
 */
async function buildSite(build: BuildContext): Promise<BuildSummary | BuildFailure> {
  const plan = await planSite(build);
  if (!plan) return explainContent(build);
  if ("unreadableFont" in plan) return explainFiles(build, "font", new Set([plan.unreadableFont]));

  return withStaging(build.out, async (staging) => {
    const known = openKnownFiles(build.out, build.saved?.others ?? [], staging);
    // Make the documents and icons of the site, and its share images; then its pictures, in threads of their own, and meanwhile
    // resolve, render and write each page (`renderFile`).
    const drawing = drawShareImages(build, plan.shareImages, known);
    const [documents, icons, drawn, images, rendered] = await allOf(
      writeDocuments({
        ...build,
        sites: plan.sites,
        routes: plan.routes,
        published: plan.pages.filter(({ digested }) => !digested.isHidden),
        known,
      }),
      iconFiles(build.project.codeFolder, plan.site, build.pages),
      drawing.then(({ files }) => files),
      drawing.then(() => writeImages({ ...build, memory: build.project.memory, images: plan.images, known })),
      drawing
        .then(() => renderPages(build, plan, staging))
        // Its threads have finished: their memory is free for what follows.
        .finally(() => build.pool.close())
        .then((rendered) => weighPages(build, plan, { rendered, from: staging })),
    );
    if (!icons) return explainFiles(build, "icon");
    if ("unusable" in images) return explainFiles(build, "image", images.unusable);

    // Check what only rendering shows: the weight of pages.
    const overweight = findOverweight(plan.site.budget, rendered);
    if (overweight) return explainWeights(build, overweight);

    // Write the files that are not pages: assets, scripts, and the files for hosts and search engines.
    const assets = copyAssets(build.pages, plan.assets, known);
    if (!assets) return explainContent(build);
    const files = await writeSiteFiles(build, plan, { icons, known, staging });
    const index = await writeSearchIndex(build, plan, { rendered, from: staging, known });
    const others = [...assets, ...files, ...drawn, ...images, ...documents, ...index];

    // Put all that has changed into the output folder, and save what the next build can use.
    return publishBuild(build, { plan, rendered, others, staging });
  });
}

/**
 * The steps before anything is rendered; undefined if one of them finds a mistake. Whatever they read that is not in the plan is then
 * freed: for 100,000 pages it is a lot.
 */
async function planSite(build: BuildContext): ReturnType<typeof planBuild> {
  // Read: list the files, and find those that have changed since the last build.
  const inventory = scanContent(build.pages, Date.now());
  if (!inventory || ((build.careful || inventory.isDoubtful) && hasMistake(build))) return undefined;

  // Read, parse, validate and check each page on its own (`examineFile`); the results of unchanged pages are saved.
  const examined = await examinePages(build, inventory.pages);

  // Check the pages against each other, resolve what they share, and find out which are to be rendered.
  return examined && planBuild(build, { ...inventory, examined });
}

/** Waits for all, because one that is still running would write to a folder that is about to go; then fails as the first that failed. */
async function allOf<All extends readonly Promise<unknown>[]>(
  ...all: All
): Promise<{ readonly [Index in keyof All]: Awaited<All[Index]> }> {
  await Promise.allSettled(all);
  return Promise.all(all);
}
