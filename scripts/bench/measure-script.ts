import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { projectRoot } from "../project.ts";

const usage = z.object({ userCPUTime: z.number(), systemCPUTime: z.number(), maxRSS: z.number() });

/** What one run of a command took. */
export interface Measurement {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly peakMebibytes: number;
}

/** Runs a command of `scripts/` as a process of its own. Throws with its output where it fails. */
export function measureScript(name: string, args: readonly string[]): Measurement {
  const folder = mkdtempSync(join(tmpdir(), "bench-usage-"));
  const file = join(folder, "usage.json");
  const hook = pathToFileURL(join(projectRoot, "scripts/bench/record-usage.mjs")).href;
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", hook, join(projectRoot, "scripts/run.js"), name.replace(".ts", ""), ...args],
    { encoding: "utf8", env: { ...process.env, BENCH_USAGE: file } },
  );
  const wallSeconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${name} ${args.join(" ")} failed (${status}):\n${stdout}${stderr}`);
  const { userCPUTime, systemCPUTime, maxRSS } = usage.parse(JSON.parse(readFileSync(file, "utf8")));
  rmSync(folder, { recursive: true });
  return { wallSeconds, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMebibytes: maxRSS / 1024 };
}
