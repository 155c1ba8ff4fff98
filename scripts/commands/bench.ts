import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type BenchResult, type BuildTimes, benchReport } from "../bench/bench-report.ts";
import { type Generator, installedGenerators, ownGenerator, writeNeutralSite } from "../bench/generators.ts";
import { measureCommand } from "../bench/measure-command.ts";
import { neutralPages } from "../bench/neutral-pages.ts";
import { pageWeights } from "../bench/page-weights.ts";
import { revisePage } from "../bench/revise-page.ts";
import type { BenchFlags } from "../command-line/options.ts";
import { onInterruption } from "../program/interruption.ts";
import { projectRoot } from "../program/project.ts";

export async function benchCommand(flags: BenchFlags): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const forget = onInterruption(remove);
  try {
    const report = benchReport(await measureAll(flags, folder));
    if (flags.markdown !== undefined) writeFileSync(resolve(flags.markdown), report);
    process.stdout.write(report);
    return 0;
  } finally {
    forget();
    remove();
  }
}

/** A site to build, and the page in it to edit. */
interface Trial {
  readonly name: string;
  readonly program: string;
  readonly generator: Generator;
  readonly site: string;
  readonly editedFile: string;
  readonly runs: number;
}

async function measureAll({ sizes, runs }: BenchFlags, folder: string): Promise<BenchResult> {
  giveOwnCache(folder);
  const own = { program: ownGenerator.name, generator: ownGenerator, runs };
  const copy = join(folder, "pages");
  cpSync(join(projectRoot, "pages"), copy, { recursive: true });
  const first = { ...own, name: "pages/", site: copy, editedFile: join(copy, "index.yaml") };
  // This one compiles the renderer, which is no part of what is measured.
  await measureCommand(ownGenerator.build(copy, outOf(copy)));
  const builds = [await measure(first, folder)];
  const weights = pageWeights(outOf(copy));
  for (const size of sizes) {
    builds.push(...(await measureText({ size, runs, folder })));
  }
  return { node: process.version, cores: cpus().length, builds, weights };
}

/** Measures this renderer and all others that are installed with the same pages of text. */
async function measureText({ size, runs, folder }: { size: number; runs: number; folder: string }) {
  const pages = neutralPages(size);
  const generators = [[ownGenerator, ""] as const, ...installedGenerators()];
  const builds: BuildTimes[] = [];
  for (const [generator, version] of generators) {
    const site = join(folder, `text-${size}-${generator.name.replaceAll(" ", "-")}`);
    writeNeutralSite(generator, pages, site);
    const [edited = ""] = pages.slice(-1).map((page) => generator.pageFile(page)[0]);
    const program = `${generator.name} ${version}`.trim();
    const trial = { name: `${size} pages of text`, program, generator, site, editedFile: join(site, edited), runs };
    builds.push(await measure(trial, folder));
    const count = readdirSync(outOf(site), { recursive: true, encoding: "utf8" }).filter((path) =>
      /(?<!^404)\.html$/.test(path),
    ).length;
    if (count !== size) throw new Error(`${program} has built ${count} of ${size} pages.`);
  }
  return builds;
}

async function measure(
  { name, program, generator, site, editedFile, runs }: Trial,
  folder: string,
): Promise<BuildTimes> {
  const times = { cold: [] as number[], afterEdit: [] as number[], unchanged: [] as number[] };
  const build = async (kind: string, run: number) => {
    process.stderr.write(`${name}, ${program}: ${kind} ${run} of ${runs}\n`);
    return measureCommand(generator.build(site, outOf(site)));
  };
  for (let run = 1; run <= runs; run++) {
    for (const path of [outOf(site), join(cacheIn(folder), "builds")]) rmSync(path, { recursive: true, force: true });
    times.cold.push(await build("cold build", run));
    // Builds do not trust a file that was written a moment before them.
    await setTimeout(pause);
    revisePage(editedFile, run);
    await setTimeout(pause);
    times.afterEdit.push(await build("after an edit", run));
    if (generator === ownGenerator) times.unchanged.push(await build("unchanged", run));
  }
  return { site: name, program, ...times };
}

const pause = 200;

const outOf = (site: string) => `${site}-out`;

const cacheIn = (folder: string) => join(folder, "cache");

/** Has the builds that this process starts use a cache of their own: cold builds are cold, and nobody else's become so. */
function giveOwnCache(folder: string): void {
  // Compiled commands look for packages in the folders above them.
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
  process.env["YAML_PAGES_CACHE"] = cacheIn(folder);
}
