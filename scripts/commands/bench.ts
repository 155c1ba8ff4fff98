import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { workloadPath, writeWorkload } from "../bench/workload.ts";
import type { Flags } from "../command-line/options.ts";
import { onInterruption } from "../program/interruption.ts";

export async function run(flags: Flags<"bench">): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const forget = onInterruption(remove);
  try {
    process.stdout.write(benchReport(await measureAll(flags, folder)));
    return 0;
  } finally {
    forget();
    remove();
  }
}

/** A site to build, and the page in it to edit. */
interface Trial {
  readonly name: string;
  readonly site: string;
  readonly editedFile: string;
  readonly runs: number;
}

async function measureAll(
  { sizes, runs, languages, project: { root } }: Flags<"bench">,
  folder: string,
): Promise<BenchResult> {
  giveOwnCache(root, folder);
  const copy = join(folder, "pages");
  cpSync(join(root, "pages"), copy, { recursive: true });
  // This one compiles the renderer, which is no part of what is measured.
  const weights = build(copy, ["--report"]);
  const own = { name: "pages/", site: copy, editedFile: join(copy, "index.yaml"), runs };
  const builds = [await measure(own, folder)];
  const check = await repeat(runs, () => runCommand("check", ["--pages", copy]));
  const dev = await repeat(runs, () => firstPage(copy));
  for (const size of sizes)
    for (const count of languages ? [1, 3] : [1]) {
      const site = join(folder, `text-${size}-${count}`);
      writeWorkload(size, site, count);
      const editedFile = join(site, workloadPath(Math.floor(size / count) - 1));
      const name = `${size} pages${count > 1 ? ` in ${count} languages` : " of text"}`;
      builds.push(await measure({ name, site, editedFile, runs }, folder));
    }
  return { node: process.version, cores: cpus().length, builds, check, dev, weights };
}

async function measure({ name, site, editedFile, runs }: Trial, folder: string): Promise<BuildTimes> {
  const times = { cold: [] as number[], afterEdit: [] as number[], unchanged: [] as number[] };
  const timeBuild = (kind: keyof typeof times, run: number) => {
    process.stderr.write(`${name}: ${kind} ${run} of ${runs}\n`);
    const started = performance.now();
    build(site);
    times[kind].push((performance.now() - started) / 1000);
  };
  for (let run = 1; run <= runs; run++) {
    // Moved, because some file systems make new files slowly for a minute after many were removed.
    for (const path of [outOf(site), join(cacheIn(folder), "builds")])
      if (existsSync(path)) renameSync(path, `${path}-${performance.now()}`);
    timeBuild("cold", run);
    // Builds do not trust a file that was written a moment before them.
    await setTimeout(pause);
    writeFileSync(editedFile, readFileSync(editedFile, "utf8").replace(/(?<=^title: ).*$/m, `Edition ${run}`));
    await setTimeout(pause);
    timeBuild("afterEdit", run);
    timeBuild("unchanged", run);
  }
  return { site: name, ...times };
}

const pause = 200;

const outOf = (site: string) => `${site}-out`;

const cacheIn = (folder: string) => join(folder, "cache");

function build(site: string, flags: readonly string[] = []): string {
  return runCommand("build", ["--pages", site, "--out", outOf(site), ...flags]);
}

/** Runs a command, and returns what it says. Throws where it fails. */
function runCommand(command: string, flags: readonly string[]): string {
  const args = [process.argv[1] ?? "", command, ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${flags.join(" ")} failed (${status}):\n${stdout}${stderr}`);
  return stdout;
}

/** The seconds that something takes, several times. The first time, which finds nothing compiled, is not one of them. */
async function repeat(runs: number, action: () => unknown): Promise<readonly number[]> {
  const seconds: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const started = performance.now();
    await action();
    seconds.push((performance.now() - started) / 1000);
  }
  return seconds.slice(1);
}

/** Starts the dev server of a site, waits for its first page, and stops it. */
async function firstPage(site: string): Promise<void> {
  const server = spawn(process.execPath, [process.argv[1] ?? "", "dev", "--pages", site], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    for await (const text of server.stdout) {
      const [address] = /http:\S+/.exec(String(text)) ?? [];
      if (address === undefined) continue;
      const answer = await fetch(address);
      await answer.text();
      if (answer.ok) return;
    }
    throw new Error(`The dev server of ${site} has shown no page.`);
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, "exit");
  }
}

/** Has the builds that this process starts use a cache of their own: cold builds are cold, and nobody else's become so. */
function giveOwnCache(root: string, folder: string): void {
  // Compiled commands look for packages in the folders above them.
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  process.env["YAML_PAGES_CACHE"] = cacheIn(folder);
}

/** The times of the builds of a site, in seconds. */
interface BuildTimes {
  readonly site: string;
  /** Builds that find nothing of earlier ones. */
  readonly cold: readonly number[];
  readonly afterEdit: readonly number[];
  readonly unchanged: readonly number[];
}

/** What `npm run bench` has measured. */
interface BenchResult {
  readonly node: string;
  readonly cores: number;
  readonly builds: readonly BuildTimes[];
  /** The times of checks of pages/, and those until the dev server has answered with its first page, in seconds. */
  readonly check: readonly number[];
  readonly dev: readonly number[];
  /** What `npm run build -- --report` says of pages/. */
  readonly weights: string;
}

/** The result as a text. */
function benchReport({ node, cores, builds, check, dev, weights }: BenchResult): string {
  const rows = builds.map(({ site, cold, afterEdit, unchanged }) => [
    site,
    ...[cold, afterEdit, unchanged].map(median),
  ]);
  const lines = [["site", "cold build", "after an edit", "unchanged"], ...rows];
  return `${cores} cores, Node ${node}. Medians of whole processes; an edit changes the title of one page.

${lines
  .map(
    (cells) =>
      `${cells
        .map((cell) => cell.padEnd(28))
        .join("")
        .trimEnd()}\n`,
  )
  .join("")}
pages/: check ${median(check)}, first page of dev ${median(dev)}

${weights}`;
}

/** The middle one of some times, or the mean of the two in the middle. */
function median(seconds: readonly number[]): string {
  const sorted = seconds.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return `${((lower + upper) / 2).toFixed(2)} s`;
}
