import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { projectRoot } from "../../program/project.ts";
import type { Command } from "../../program/script-command.ts";
import { endedChildrenSeconds, hasProcessFiles, ProcessTree } from "./process-tree.ts";

/** What one run of a command took, with all processes that it started. */
export interface Measurement {
  readonly wallSeconds: number;
  readonly userSeconds: number;
  readonly systemSeconds: number;
  /** The most that its processes held at one time. */
  readonly peakMebibytes: number;
}

const usage = z.object({ userCPUTime: z.number(), systemCPUTime: z.number(), maxRSS: z.number() });
const samplingMilliseconds = 20;

/** Runs a command and waits for it, in a folder that may be filled. Throws with its output where it fails. */
export async function measureCommand({ program, args, folder: cwd }: Command, folder: string): Promise<Measurement> {
  // No run is to pay for writing to the disk what an earlier one left in memory.
  if (hasProcessFiles) spawnSync("sync");
  const usageFolder = mkdtempSync(join(folder, "usage-"));
  const before = endedSeconds();
  const started = performance.now();
  const child = spawn(program, args, { cwd, stdio: ["ignore", "pipe", "pipe"], env: environmentFor(usageFolder) });
  const output: Buffer[] = [];
  child.stdout.on("data", (data) => output.push(data));
  child.stderr.on("data", (data) => output.push(data));
  const sampler = sampleMemory(child.pid);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code));
  }).finally(() => sampler.stop());
  const wallSeconds = (performance.now() - started) / 1000;
  if (status !== 0) {
    throw new Error(`${program} ${args.join(" ")} failed (${status}):\n${Buffer.concat(output).toString()}`);
  }
  if (!hasProcessFiles) return { wallSeconds, ...recordedUsage(usageFolder) };
  const after = endedSeconds();
  return {
    wallSeconds,
    userSeconds: after.user - before.user,
    systemSeconds: after.system - before.system,
    peakMebibytes: sampler.peakMebibytes(),
  };
}

/** The hook takes time, so that it is loaded only where it is needed. A program that is not Node's ignores it. */
function environmentFor(usageFolder: string): NodeJS.ProcessEnv {
  if (hasProcessFiles) return process.env;
  const hook = pathToFileURL(join(projectRoot, "scripts/bench/measure/record-usage.mjs")).href;
  const options = [process.env["NODE_OPTIONS"] ?? "", `--import=${hook}`].join(" ");
  return { ...process.env, NODE_OPTIONS: options, BENCH_USAGE: usageFolder };
}

function endedSeconds(): { user: number; system: number } {
  return hasProcessFiles ? endedChildrenSeconds() : { user: 0, system: 0 };
}

/** What the hook recorded. Its processes may have held their most at different times: the sum is an upper bound. */
function recordedUsage(folder: string): Omit<Measurement, "wallSeconds"> {
  const records = readdirSync(folder).map((file) => usage.parse(JSON.parse(readFileSync(join(folder, file), "utf8"))));
  const sum = (pick: (record: z.infer<typeof usage>) => number) => records.map(pick).reduce((a, b) => a + b, 0);
  return {
    userSeconds: sum(({ userCPUTime }) => userCPUTime) / 1e6,
    systemSeconds: sum(({ systemCPUTime }) => systemCPUTime) / 1e6,
    peakMebibytes: sum(({ maxRSS }) => maxRSS) / 1024,
  };
}

function sampleMemory(pid: number | undefined): { stop(): void; peakMebibytes(): number } {
  if (!hasProcessFiles || pid === undefined) return { stop: () => {}, peakMebibytes: () => 0 };
  const tree = new ProcessTree(pid);
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, tree.residentMebibytes());
  }, samplingMilliseconds);
  return { stop: () => clearInterval(timer), peakMebibytes: () => peak };
}
