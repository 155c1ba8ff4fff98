import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { onInterruption } from "../../program/interruption.ts";
import { buildMemory, codeFolder, projectRoot } from "../../program/project.ts";
import { type Command, scriptCommand } from "../../program/script-command.ts";
import { finishBuild } from "../../publish/unfinished-build.ts";
import type { StepLine } from "../measure/step-line.ts";
import { haveSameFiles, judgeOutput, readSite } from "./judge-output.ts";
import { randomNumbers } from "./random.ts";
import { type StressSite, today, type Version, versions } from "./stress-site.ts";

/** The outcome of builds that were killed. */
export interface KillResult {
  readonly kills: number;
  /** So many were killed before a random change of the disk; the others after a random time. */
  readonly atChanges: number;
  /** So many had nothing saved to go on from. */
  readonly cold: number;
  /** So many had begun to publish, and what came next finished it. */
  readonly finished: number;
  /** The faults, one sentence each. */
  readonly problems: readonly string[];
}

const preload = pathToFileURL(join(projectRoot, "scripts/bench/stress/kill-at-change.mjs")).href;

/** One in so many is followed by a command, the others by the function that every command begins with. */
const commandEvery = 10;

/** Kills builds of a site by SIGKILL, and looks at the output after each, and at what the next command makes of it. */
export async function killBuilds(
  site: StressSite,
  { kills, seed }: { kills: number; seed: number },
  progress: StepLine,
): Promise<KillResult> {
  const random = randomNumbers(seed);
  const limits = { cold: await measureBuild(site, true), warm: await measureBuild(site, false) };
  const problems: string[] = [];
  let [atChanges, cold, finished] = [0, 0, 0];
  let current = await settle(site, "first");
  for (let kill = 0; kill < kills; ) {
    progress.step(`Killing builds: ${kill} of ${kills}, ${problems.length} problems`);
    const [isCold, isAtChange] = [random() < 0.5, random() < 0.6];
    const next = versions.filter((version) => version !== current)[random() < 0.5 ? 0 : 1] ?? "first";
    site.turnTo(next);
    if (isCold) site.forget();
    const { changes, milliseconds } = limits[isCold ? "cold" : "warm"];
    const at = isAtChange ? { change: 1 + Math.floor(random() * changes) } : { milliseconds: random() * milliseconds };
    const isKilled = await runAndKill(site, at);
    const what = `${isCold ? "cold" : "warm"}, from ${current} to ${next}, killed at ${JSON.stringify(at)}`;
    const [before, after] = [cleanFilesOf(site, current), cleanFilesOf(site, next)];
    for (const problem of judgeOutput(readSite(site.out), before, after)) problems.push(`${what}: ${problem}`);
    if (isKilled) {
      kill += 1;
      atChanges += isAtChange ? 1 : 0;
      cold += isCold ? 1 : 0;
    }
    finished += finish(site, kill % commandEvery === 0) ? 1 : 0;
    // The file of a lock that nobody holds is removed by the next build, not by any command.
    const left = readdirSync(dirname(site.out)).filter((name) => name.includes(".yaml-pages-new"));
    const there = readSite(site.out);
    if (left.length > 0) problems.push(`${what}: ${left.join(", ")} is left`);
    if (haveSameFiles(there, after)) current = next;
    else if (!haveSameFiles(there, before)) problems.push(`${what}: what comes next leaves neither site`);
    // So that the next one has something saved to go on from.
    if (current === next || isCold) current = await settle(site, current);
    if (!haveSameFiles(readSite(site.out), cleanFilesOf(site, current)))
      problems.push(`${what}: the next build is another one`);
  }
  return { kills, atChanges, cold, finished, problems };
}

function cleanFilesOf(site: StressSite, version: Version) {
  return site.clean.get(version) ?? new Map<string, string>();
}

async function settle(site: StressSite, version: Version): Promise<Version> {
  site.turnTo(version);
  await site.build();
  return version;
}

/** The first thing that a command does, in one; or else only that. Returns whether something has been published. */
function finish({ pages, out }: StressSite, inCommand: boolean): boolean {
  if (!inCommand) return finishBuild(buildMemory, out);
  const { program, args } = scriptCommand("where", ["--pages", pages, "--unused"]);
  return spawnSync(program, args, { encoding: "utf8" }).stderr.includes("is published now");
}

/** The compiled command, without the look at the whole code that every command begins with. */
function command({ pages, out }: StressSite): Command {
  const args = ["--import", preload, join(codeFolder, "scripts/build.js"), "--pages", pages, "--out", out];
  return { program: process.execPath, args };
}

const environment = { ...process.env, SOURCE_DATE_EPOCH: String(today.getTime() / 1000) };

/** How often a build changes something on the disk, and how long it takes. */
async function measureBuild(site: StressSite, isCold: boolean): Promise<{ changes: number; milliseconds: number }> {
  await settle(site, "first");
  site.turnTo("other");
  if (isCold) site.forget();
  const { program, args } = command(site);
  const file = `${site.out}.count`;
  const started = performance.now();
  spawnSync(program, args, { env: { ...environment, STRESS_COUNT: file } });
  return { changes: Number(readFileSync(file, "utf8")), milliseconds: performance.now() - started };
}

/** Runs a build in a process of its own until it is killed. Returns false where it ended before that. */
function runAndKill(site: StressSite, at: { change: number } | { milliseconds: number }): Promise<boolean> {
  const { program, args } = command(site);
  const env = { ...environment, ...("change" in at ? { STRESS_KILL_AT: String(at.change) } : {}) };
  const build = spawn(program, args, { stdio: "ignore", env });
  const forget = onInterruption(() => build.kill("SIGKILL"));
  const timer = "milliseconds" in at ? setTimeout(() => build.kill("SIGKILL"), at.milliseconds) : undefined;
  return new Promise((resolve, reject) => {
    build.once("error", reject);
    build.once("exit", (_, signal) => {
      clearTimeout(timer);
      forget();
      resolve(signal === "SIGKILL");
    });
  });
}
