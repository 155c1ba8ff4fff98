import { appendFileSync, existsSync, realpathSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import { byCause } from "../content/check/once-per-place.ts";
import { displayPath } from "../content/read/read-content.ts";
import { stepSummary } from "../content/report/github.ts";
import { reportFormats } from "../content/report/report-formats.ts";
import type { FormatName, Report } from "../content/report/report.ts";
import { git } from "../program/git.ts";

/**
 * Prints a report to standard output, each cause once. The format of GitHub also goes into the summary of the step, a file that GitHub
 * names in the environment, unless `isSummed` is false.
 */
export function printReport(checked: Report, format: FormatName, isSummed = true): void {
  const causes = eachCauseOnce(checked);
  const report = format === "text" || format === "json" ? causes : fromRepository(causes);
  process.stdout.write(reportFormats[format](report, wantsColour(process.stdout, process.env)));
  const summaryFile = process.env["GITHUB_STEP_SUMMARY"];
  if (format !== "github" || !summaryFile || !isSummed) return;
  try {
    appendFileSync(summaryFile, stepSummary(report));
  } catch (error) {
    process.stderr.write(`The step summary could not be written: ${(error as Error).message}.\n`);
  }
}

function eachCauseOnce(report: Report): Report {
  return { ...report, diagnostics: byCause(report.diagnostics) };
}

/** The same with paths from the root of the repository, from which GitHub and GitLab take the names of files. */
function fromRepository(report: Report): Report {
  const root = repositoryRoot();
  const named = <Place extends { readonly file: string }>(place: Place) => ({
    ...place,
    file: pathFrom(root, place.file),
  });
  const shown = (source: Report["sources"][number]) => ({ ...source, displayPath: pathFrom(root, source.displayPath) });
  return {
    ...report,
    diagnostics: report.diagnostics.map((one) => ({
      ...named(one),
      ...(one.related && { related: one.related.map(named) }),
    })),
    sources: report.sources.map(shown),
    tables: report.tables?.map(shown) ?? [],
  };
}

function pathFrom(root: string, file: string): string {
  const path = displayPath(resolve(file), root);
  return path.startsWith("../") || isAbsolute(path) ? file : path;
}

function repositoryRoot(): string {
  const { GITHUB_WORKSPACE, CI_PROJECT_DIR } = process.env;
  try {
    return git(process.cwd(), ["rev-parse", "--show-toplevel"]).toString("utf8").trim();
  } catch {
    // In a container Git refuses the checkout, which belongs to another user, and a small image has no Git.
    const checkout = GITHUB_WORKSPACE || CI_PROJECT_DIR;
    return checkout && existsSync(checkout) ? realpathSync(checkout) : process.cwd();
  }
}

/**
 * Reports mistakes instead of the output of a command, and returns the exit code. Only `check` prints a report as text to
 * standard output: that of other commands may be read by programs.
 */
export function printMistakes(report: Report, format: FormatName, isCheck: boolean): number {
  if (isCheck || format !== "text") printReport(report, format);
  else process.stderr.write(reportFormats.text(eachCauseOnce(report), wantsColour(process.stderr, process.env)));
  return 1;
}

/** True if output to a stream should be coloured: on a terminal, unless `NO_COLOR` is set (https://no-color.org). */
export function wantsColour(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  return stream.isTTY === true && !env["NO_COLOR"];
}
