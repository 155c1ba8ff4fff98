import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { benchDocument } from "./bench/bench-document.ts";
import { type BenchResult, benchReport } from "./bench/bench-report.ts";
import { eleventyGenerator } from "./bench/generators/eleventy-generator.ts";
import { hugoGenerator } from "./bench/generators/hugo-generator.ts";
import { measureOwnSite } from "./bench/measure/measure-own-site.ts";
import { measureSize, type SizeRun } from "./bench/measure/measure-size.ts";
import { RetiredCaches } from "./bench/measure/retired-caches.ts";
import { createStepLine } from "./bench/measure/step-line.ts";
import { type BenchFlags, parseBenchFlags } from "./command-line/options.ts";
import { runCommand } from "./command-line/run-command.ts";

void runCommand(async () => {
  const flags = parseBenchFlags(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const caches = new RetiredCaches();
  const cleanUp = () => {
    rmSync(folder, { recursive: true, force: true });
    caches.delete();
  };
  process.once("SIGINT", () => {
    cleanUp();
    process.exit(130);
  });
  try {
    const result = await measureAll(flags, folder, caches);
    writeFileSync(resolve(flags.json), `${JSON.stringify(result, null, 2)}\n`);
    writeFileSync(resolve(flags.markdown), benchDocument(result));
    process.stdout.write(benchReport(result));
    process.stderr.write(`Written to ${flags.json} and ${flags.markdown}.\n`);
    return 0;
  } finally {
    cleanUp();
  }
});

async function measureAll(flags: BenchFlags, folder: string, caches: RetiredCaches): Promise<BenchResult> {
  const generator = flags.against && { eleventy: eleventyGenerator, hugo: hugoGenerator }[flags.against];
  const against = generator?.describe();
  const progress = createStepLine(process.stderr);
  const subfolder = (name: string) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  const sizes: SizeRun[] = [];
  try {
    for (const pages of new Set(flags.sizes)) {
      const pairs = flags.pairs ?? usualPairs(pages);
      sizes.push(await measureSize({ pages, pairs, generator, folder: subfolder(`${pages}`), caches, progress }));
    }
    const ownSite = await measureOwnSite(subfolder("own-site"), progress);
    return { node: process.version, cores: cpus().length, against, sizes, ownSite };
  } finally {
    progress.end();
  }
}

/** The default number of pairs. Large sites get fewer: their builds take long, and chance matters less. */
function usualPairs(pages: number): number {
  if (pages <= 1000) return 3;
  return pages <= 10_000 ? 2 : 1;
}
