import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Command, scriptCommand } from "../../program/script-command.ts";
import type { SiteGenerator } from "../generators/site-generator.ts";
import { verifySamePages } from "../generators/verify-same-pages.ts";
import { revisePage } from "../workload/revise-page.ts";
import { writeWorkload } from "../workload/write-workload.ts";
import { type Measurement, measureCommand } from "./measure-command.ts";
import { type DevMeasurement, measureDev } from "./measure-dev.ts";
import { middlePage } from "./middle-page.ts";
import type { RetiredCaches } from "./retired-caches.ts";
import type { StepLine } from "./step-line.ts";

/** The same build by this renderer and, right after it, by the other program, if there is one. */
export interface MeasuredPair {
  readonly ours: Measurement;
  readonly theirs?: Measurement | undefined;
}

/** The measurements with a workload of one size. */
export interface SizeRun {
  readonly pages: number;
  readonly check: readonly Measurement[];
  /** Builds with only the caches that an installation leaves, into a new folder. */
  readonly first: readonly MeasuredPair[];
  /** Builds without any cache, into a new folder: they compile the commands and the renderer as well. */
  readonly compiling: readonly MeasuredPair[];
  /** Builds once more into the same folder. */
  readonly unchanged: readonly Measurement[];
  /** Builds into the same folder after one sentence of one page has changed. */
  readonly edited: readonly MeasuredPair[];
  readonly dev: DevMeasurement;
}

interface SizeOptions {
  readonly pages: number;
  /** The number of measurements of each kind. */
  readonly pairs: number;
  readonly generator?: SiteGenerator | undefined;
  /**
   * An empty folder for all files. Each first build gets a new folder in it, and nothing is deleted between
   * measurements: see `RetiredCaches`.
   */
  readonly folder: string;
  readonly caches: RetiredCaches;
  readonly progress: StepLine;
}

/**
 * The pause between builds into the same folder. Such a build may delete files, which would slow down the next build
 * for a while (see `RetiredCaches`), and authors also take longer between two builds.
 */
const pauseMilliseconds = 6000;

export async function measureSize(options: SizeOptions): Promise<SizeRun> {
  const { pages, pairs, generator, folder } = options;
  const { content, site, out, page } = placesOf(options);
  const run = (command: Command) => measureCommand(command, folder);
  options.progress.step(`${pages} pages: writing`);
  writeWorkload(content, pages);
  generator?.writeSite(content, site);

  const check = await repeat(options, "check", () => run(scriptCommand("check", ["--pages", content])));
  const compiling = await repeat(options, "build that compiles the renderer", (index) => {
    options.caches.retire();
    return measurePair(options, `compiling-${index}`);
  });
  const first = await repeat(options, "first build", async (index) => {
    options.caches.retire();
    await run(scriptCommand("prepare", []));
    return measurePair(options, index);
  });
  verify(options);
  const unchanged = await repeat(options, "build without a change", async () => {
    await setTimeout(pauseMilliseconds);
    return run(scriptCommand("build", ["--pages", content, "--out", out(pairs)]));
  });
  const edited = await repeat(options, "build after an edit", async (index) => {
    revisePage(join(content, `${page}.yaml`), index);
    if (generator) revisePage(generator.contentFile(site, page), index);
    await setTimeout(pauseMilliseconds);
    return measurePair(options, pairs);
  });
  verify(options);

  options.progress.step(`${pages} pages: dev server`);
  const dev = await measureDev({ content, page, firstRevision: pairs + 1 });
  return { pages, check, first, compiling, unchanged, edited, dev };
}

/** The paths of all files for one size. The output folders have numbers or names. */
function placesOf({ folder, pages }: SizeOptions) {
  return {
    content: join(folder, "content"),
    site: join(folder, "site"),
    out: (name: number | string) => join(folder, `out-${name}`),
    theirOut: (name: number | string) => join(folder, `their-out-${name}`),
    page: middlePage(pages),
  };
}

async function measurePair(options: SizeOptions, name: number | string): Promise<MeasuredPair> {
  const { generator, folder } = options;
  const { content, site, out, theirOut } = placesOf(options);
  const build = scriptCommand("build", ["--pages", content, "--out", out(name)]);
  return {
    ours: await measureCommand(build, folder),
    theirs: generator && (await measureCommand(generator.buildCommand(site, theirOut(name)), folder)),
  };
}

/** Compares the last outputs of both programs. */
function verify(options: SizeOptions): void {
  const { generator, pages, pairs } = options;
  const { out, theirOut, page } = placesOf(options);
  const folders = [out(pairs), theirOut(pairs)] as const;
  if (generator) verifySamePages({ pages, folders, samples: ["index", "section-1", page] });
}

/** Measures `pairs` times, one after the other. `measure` gets 1, 2 and so on. */
async function repeat<T>(options: SizeOptions, name: string, measure: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 1; index <= options.pairs; index++) {
    options.progress.step(`${options.pages} pages: ${name} ${index} of ${options.pairs}`);
    results.push(await measure(index));
  }
  return results;
}
