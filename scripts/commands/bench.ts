import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { workloadPath, writeWorkload } from "../bench/workload.ts";
import type { Flags } from "../command-line/options.ts";
import { onInterruption } from "../program/interruption.ts";

export async function run({ sizes, runs, languages, project: { root } }: Flags<"bench">): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const forget = onInterruption(remove);
  const print = (text: string) => process.stdout.write(`${text}\n`);
  try {
    print(
      `${cpus().length} cores, Node ${process.version}. Medians of whole processes; an edit changes the title of one page.\n`,
    );
    giveOwnCache(root, folder);
    const copy = join(folder, "pages");
    cpSync(join(root, "pages"), copy, { recursive: true });
    // This build compiles the renderer, which must not be measured.
    const weights = build(copy, ["--report"]);
    print(row(["site", "cold build", "after an edit", "unchanged"]));
    const sites = [{ name: "pages/", site: copy, editedFile: join(copy, "index.yaml") }];
    for (const size of sizes)
      for (const count of languages ? [1, 3] : [1]) {
        const site = join(folder, `text-${size}-${count}`);
        writeWorkload(size, site, count);
        const editedFile = join(site, workloadPath(Math.floor(size / count) - 1));
        sites.push({ name: `${size} pages${count > 1 ? ` in ${count} languages` : " of text"}`, site, editedFile });
      }
    for (const [name, times] of await measure(sites, runs)) print(row([name, ...times]));
    const check = await repeat(runs, () => runCommand("check", ["--pages", copy]));
    const dev = await repeat(runs, () => firstPage(copy));
    print(`\npages/: check ${check}, first page of dev ${dev}\n\n${weights}`);
    return 0;
  } finally {
    forget();
    remove();
  }
}

interface MeasuredSite {
  readonly name: string;
  readonly site: string;
  readonly editedFile: string;
}

/**
 * The times of builds that find nothing of earlier ones, of those after an edit, and of those after no change. The sites take turns, so
 * that whatever slows the machine down for a while does so for all of them.
 */
async function measure(sites: readonly MeasuredSite[], runs: number): Promise<[string, string[]][]> {
  const all = sites.map((site) => ({ ...site, times: [[], [], []] as [number[], number[], number[]] }));
  for (let run = 1; run <= runs; run++)
    for (const { site, editedFile, times } of all) {
      process.stderr.write(`${site}: ${run} of ${runs}\n`);
      // Moved, because some file systems make new files slowly for a minute after many were removed.
      for (const path of [outOf(site), join(process.env["YAML_PAGES_CACHE"] ?? "", "builds")])
        if (existsSync(path)) renameSync(path, `${path}-${performance.now()}`);
      times[0].push(await secondsOf(() => build(site)));
      // Builds do not trust a file that was written a moment before them.
      await setTimeout(pause);
      writeFileSync(editedFile, readFileSync(editedFile, "utf8").replace(/(?<=^title: ).*$/m, `Edition ${run}`));
      await setTimeout(pause);
      times[1].push(await secondsOf(() => build(site)));
      times[2].push(await secondsOf(() => build(site)));
    }
  return all.map(({ name, times }) => [name, times.map(median)]);
}

async function secondsOf(action: () => unknown): Promise<number> {
  const started = performance.now();
  await action();
  return (performance.now() - started) / 1000;
}

const pause = 200;

const outOf = (site: string) => `${site}-out`;

function build(site: string, flags: readonly string[] = []): string {
  return runCommand("build", ["--pages", site, "--out", outOf(site), ...flags]);
}

/** Runs a command, and returns its output. Throws if it fails. */
function runCommand(command: string, flags: readonly string[]): string {
  const args = [process.argv[1] ?? "", command, ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${flags.join(" ")} failed (${status}):\n${stdout}${stderr}`);
  return stdout;
}

/** The time that something takes. The first one, which finds nothing compiled, does not count. */
async function repeat(runs: number, action: () => unknown): Promise<string> {
  const seconds: number[] = [];
  for (let run = 0; run <= runs; run++) seconds.push(await secondsOf(action));
  return median(seconds.slice(1));
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

/** Has the builds that this process starts use their own cache: cold builds are cold, and nobody else's become so. */
function giveOwnCache(root: string, folder: string): void {
  // Compiled commands look for packages in the folders above them.
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  process.env["YAML_PAGES_CACHE"] = join(folder, "cache");
}

function row(cells: readonly string[]): string {
  const padded = cells.map((cell) => cell.padEnd(28));
  return padded.join("").trimEnd();
}

/** The middle one of some times, or the mean of the two in the middle. */
function median(seconds: readonly number[]): string {
  const sorted = seconds.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return `${((lower + upper) / 2).toFixed(2)} s`;
}
