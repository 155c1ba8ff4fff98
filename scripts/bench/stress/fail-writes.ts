import { buildMemory } from "../../program/project.ts";
import { UsageError } from "../../program/usage-error.ts";
import { finishBuild } from "../../publish/unfinished-build.ts";
import type { StepLine } from "../measure/step-line.ts";
import { interceptChanges, systemError } from "./intercept-changes.js";
import { haveSameFiles, judgeOutput, readSite } from "./judge-output.ts";
import type { StressSite } from "./stress-site.ts";

/** The outcome of builds in which a change of the disk failed. */
export interface FaultResult {
  readonly faults: number;
  /** So many changes a build makes of which one failed in each. */
  readonly changes: number;
  /** So many builds said that they could not write; the others did without what they could not keep. */
  readonly reported: number;
  readonly problems: readonly string[];
}

/**
 * Fails changes of the disk that a build makes, one in each build, spread evenly over all of them, in turn as on a full and as on a
 * broken disk.
 */
export async function failWrites(site: StressSite, most: number, progress: StepLine): Promise<FaultResult> {
  const problems: string[] = [];
  let reported = 0;
  const [first, other] = [site.clean.get("first") ?? new Map(), site.clean.get("other") ?? new Map()];
  let [from, to] = [first, other];
  /** Builds the version that is not there while one change fails; none where the number is that of none. */
  const buildFailing = async (last: number, code: string) => {
    site.turnTo(to === other ? "other" : "first");
    let count = 0;
    let failed = "";
    const restore = interceptChanges((change) => {
      count += 1;
      if (count !== last) return;
      failed = `${code} at ${change.name} ${change.path}`;
      throw systemError(code, change);
    });
    const error: unknown = await site.build().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    restore();
    return { count, failed, error };
  };
  const settle = async () => {
    finishBuild(buildMemory, site.out);
    const there = readSite(site.out);
    if (haveSameFiles(there, to)) [from, to] = [to, from];
    return haveSameFiles(there, from);
  };
  site.turnTo("first");
  await site.build();
  const { count: changes } = await buildFailing(0, "");
  await settle();
  const faults = Math.min(most, changes);
  for (let fault = 0; fault < faults; fault++) {
    progress.step(`Failing writes: ${fault} of ${faults}, ${problems.length} problems`);
    const code = fault % 2 === 0 ? "ENOSPC" : "EIO";
    const { failed, error } = await buildFailing(1 + Math.floor((fault * changes) / faults), code);
    if (error instanceof UsageError && error.message.includes(" cannot be written: ")) reported += 1;
    else if (error) problems.push(`${failed}: ${String(error)}`);
    for (const problem of judgeOutput(readSite(site.out), from, to)) problems.push(`${failed}: ${problem}`);
    if (!(await settle())) problems.push(`${failed}: what comes next leaves neither site`);
  }
  return { faults, changes, reported, problems };
}
