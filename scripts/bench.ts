import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type MotionMeasurement, measureMotion } from "./bench/measure-motion.ts";
import { type Measurement, measureScript } from "./bench/measure-script.ts";
import { pageWeights } from "./bench/page-weights.ts";
import { writeWorkload } from "./bench/write-workload.ts";
import { parseBenchFlags } from "./options.ts";
import { projectRoot } from "./project.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const flags = parseBenchFlags(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const runs = flags.sizes.split(",").map((size) => measureWorkload(folder, Number(size)));
    const site = buildOwnSite(folder);
    const weights = pageWeights(site);
    process.stderr.write("The home page: watching it move\n");
    const motion = await measureMotion(site);
    const result = { node: process.version, cores: cpus().length, runs, weights, motion };
    writeFileSync(resolve(flags.json), `${JSON.stringify(result, null, 2)}\n`);
    process.stdout.write(
      `${runsTable(runs)}\n${weightsTable(weights)}\n${motionLine(motion)}Written to ${flags.json}.\n`,
    );
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

interface Run {
  readonly pages: number;
  readonly check: Measurement;
  readonly build: Measurement;
}

function measureWorkload(folder: string, pages: number): Run {
  const content = join(folder, `pages-${pages}`);
  process.stderr.write(`${pages} pages: writing`);
  writeWorkload(content, pages);
  process.stderr.write(", checking");
  const check = measureScript("check.ts", ["--pages", content]);
  process.stderr.write(", building\n");
  const build = measureScript("build.ts", ["--pages", content, "--out", join(folder, `dist-${pages}`)]);
  return { pages, check, build };
}

/** Builds the project's own pages and returns the output folder. */
function buildOwnSite(folder: string): string {
  process.stderr.write("The project's own pages: building, weighing\n");
  const out = join(folder, "dist");
  measureScript("build.ts", ["--pages", join(projectRoot, "pages"), "--out", out]);
  return out;
}

function motionLine(motion: MotionMeasurement | undefined): string {
  if (!motion) return "";
  const { characterLateness95, characters, longTasks } = motion;
  return `Headline: 95 % of ${characters} characters at most ${characterLateness95.toFixed(1)} ms late; ${longTasks} long tasks.\n\n`;
}

function runsTable(runs: readonly Run[]): string {
  const rows = runs.map(({ pages, check, build }) => [
    String(pages),
    ...[check, build].flatMap((run) => [
      run.wallSeconds.toFixed(2),
      run.cpuSeconds.toFixed(2),
      run.peakMebibytes.toFixed(0),
    ]),
  ]);
  return table([["pages", "check s", "CPU s", "MiB", "build s", "CPU s", "MiB"], ...rows]);
}

function weightsTable(weights: ReturnType<typeof pageWeights>): string {
  const rows = weights
    .slice(0, 5)
    .map(({ page, html, script }) => [page, String(html), String(script), String(html + script)]);
  return table([["heaviest pages, bytes in brotli", "HTML and CSS", "script", "all"], ...rows]);
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map(
      (row) =>
        `${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  ")}\n`,
    )
    .join("");
}
