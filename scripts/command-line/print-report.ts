import { appendFileSync } from "node:fs";
import { byCause } from "../content/check/once-per-place.ts";
import { stepSummary } from "../content/report/github.ts";
import { reportFormats } from "../content/report/report-formats.ts";
import type { FormatName, Report } from "../content/report/report.ts";

/**
 * Prints a report to standard output, each cause once. The format of GitHub also goes into the summary of the step, a file that GitHub
 * names in the environment.
 */
export function printReport(checked: Report, format: FormatName): void {
  const report = { ...checked, diagnostics: byCause(checked.diagnostics) };
  process.stdout.write(reportFormats[format](report, wantsColour(process.stdout, process.env)));
  const summaryFile = process.env["GITHUB_STEP_SUMMARY"];
  if (format !== "github" || !summaryFile) return;
  try {
    appendFileSync(summaryFile, stepSummary(report));
  } catch (error) {
    process.stderr.write(`The summary of the step could not be written: ${(error as Error).message}.\n`);
  }
}

/**
 * Reports slips in schemas in place of what a command would have said, and returns the exit code. What others than a check print as
 * text is no report, and may be read by programs.
 */
export function printSlips(report: Report, format: FormatName, isCheck: boolean): number {
  if (isCheck || format !== "text") printReport(report, format);
  else process.stderr.write(reportFormats.text(report, wantsColour(process.stderr, process.env)));
  return 1;
}

/** True if output to a stream should be coloured: on a terminal, unless `NO_COLOR` is set (https://no-color.org). */
export function wantsColour(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  return stream.isTTY === true && !env["NO_COLOR"];
}
