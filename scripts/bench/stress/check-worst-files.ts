import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { examplePage, exampleSite } from "../../content/rules/words/example-site.ts";
import { onInterruption } from "../../program/interruption.ts";
import { projectRoot } from "../../program/project.ts";
import type { StepLine } from "../measure/step-line.ts";
import type { WorstFile } from "./worst-file.ts";
import { worstFiles } from "./worst-files.ts";

/** The most that the check of a file may take: of the processor's time, since the machine may do other things, and of memory. */
const most = { milliseconds: 2000, mebibytes: 256 };

/** A figure, and the name of the file that it is of. */
interface Figure {
  readonly value: number;
  readonly name: string;
}

/** The results of checking the worst files of each kind. */
export interface WorstResult {
  readonly files: number;
  /** In milliseconds of the processor. */
  readonly slowest: Figure;
  /** In mebibytes. */
  readonly largest: Figure;
  /** The time that the check of a small file with a mistake takes, in milliseconds of the processor. */
  readonly start: number;
  readonly problems: readonly string[];
}

/** Checks each file by a command of its own, and measures what that takes. */
export async function checkWorstFiles(folder: string, progress: StepLine): Promise<WorstResult> {
  const small = { name: "a small file", files: () => ({ "index.yaml": `${examplePage}    titel: T\n` }) };
  const { milliseconds: start } = await checkFile(small, folder);
  const files = worstFiles();
  let [slowest, largest]: Figure[] = [
    { value: 0, name: "" },
    { value: 0, name: "" },
  ];
  const problems: string[] = [];
  for (const [at, file] of files.entries()) {
    if (at % 10 === 0) progress.step(`Checking the worst files: ${at} of ${files.length}, ${problems.length} problems`);
    const { name } = file;
    const { status, milliseconds, mebibytes } = await checkFile(file, folder);
    if (milliseconds > (slowest?.value ?? 0)) slowest = { value: milliseconds, name };
    if (mebibytes > (largest?.value ?? 0)) largest = { value: mebibytes, name };
    const took = `${Math.round(milliseconds)} ms, ${Math.round(mebibytes)} MiB`;
    if (status !== 0 && status !== 1) problems.push(`${name} ends with ${status}, after ${took}`);
    else if (milliseconds > most.milliseconds || mebibytes > most.mebibytes) problems.push(`${name} takes ${took}`);
  }
  const none = { value: 0, name: "" };
  return { files: files.length, slowest: slowest ?? none, largest: largest ?? none, start, problems };
}

const hook = pathToFileURL(join(projectRoot, "scripts/bench/stress/record-usage.mjs")).href;

interface Usage {
  readonly status: number | string;
  readonly milliseconds: number;
  readonly mebibytes: number;
}

/** Runs the check of a folder that holds a file. */
async function checkFile({ files }: WorstFile, folder: string): Promise<Usage> {
  const [pages, usage] = [join(folder, "worst"), join(folder, "usage.json")];
  for (const path of [pages, usage]) rmSync(path, { recursive: true, force: true });
  for (const [path, data] of Object.entries({ "_site.yaml": exampleSite, "index.yaml": examplePage, ...files() })) {
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    writeFileSync(join(pages, path), data);
  }
  const args = ["--import", hook, join(projectRoot, "scripts/run.js"), "check", "--pages", pages];
  const check = spawn(process.execPath, args, { stdio: "ignore", env: { ...process.env, STRESS_USAGE: usage } });
  // A check that never ends is killed, and reported as such.
  const timer = setTimeout(() => check.kill("SIGKILL"), 60_000);
  const forget = onInterruption(() => check.kill("SIGKILL"));
  const status = await new Promise<number | string>((resolve, reject) => {
    check.once("error", reject);
    check.once("exit", (code, signal) => resolve(code ?? signal ?? ""));
  });
  clearTimeout(timer);
  forget();
  if (typeof status === "string") return { status, milliseconds: 60_000, mebibytes: 0 };
  // Written by the hook.
  const used = JSON.parse(readFileSync(usage, "utf8")) as Omit<Usage, "status">;
  return { status, ...used };
}
