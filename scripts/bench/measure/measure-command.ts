import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { projectRoot } from "../../program/project.ts";
import type { Command } from "../../program/script-command.ts";
import { endedChildrenSeconds, hasProcessFiles, ProcessTree } from "./process-tree.ts";

/** The time and memory of one run of a command, including all processes that it started. */
export interface Measurement {
  readonly wallSeconds: number;
  readonly userSeconds: number;
  readonly systemSeconds: number;
  /** The most memory that its processes held at one time. */
  readonly peakMebibytes: number;
}

const usage = z.object({ userCPUTime: z.number(), systemCPUTime: z.number(), maxRSS: z.number() });
const samplingMilliseconds = 20;

/**
 * Runs a command, with `folder` for files of the measurement, and waits for it. If it fails, throws with its output.
 */
export async function measureCommand({ program, args, folder: cwd }: Command, folder: string): Promise<Measurement> {
  // Writes the data of earlier runs to the disk, so that this run does not have to wait for that.
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

/** Loads the hook into Node processes, only if it is needed, because it takes time. Other programs ignore it. */
function environmentFor(usageFolder: string): NodeJS.ProcessEnv {
  if (hasProcessFiles) return process.env;
  const hook = pathToFileURL(join(projectRoot, "scripts/bench/measure/record-usage.mjs")).href;
  const options = [process.env["NODE_OPTIONS"] ?? "", `--import=${hook}`].join(" ");
  return { ...process.env, NODE_OPTIONS: options, BENCH_USAGE: usageFolder };
}

function endedSeconds(): { user: number; system: number } {
  return hasProcessFiles ? endedChildrenSeconds() : { user: 0, system: 0 };
}

/** The usage that the hook recorded. The sum of the peaks is an upper bound, because they may not coincide. */
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
