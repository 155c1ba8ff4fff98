import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { byCause } from "../content/check/by-cause.ts";
import { displayPath } from "../content/read/read-content.ts";
import { stepSummary } from "../content/report/github.ts";
import type { FormatName, Report } from "../content/report/report.ts";
import { reportFormats } from "../content/report/report-formats.ts";
import { slipDiagnostic } from "../content/rules/blocks/invalid-block-schema.ts";
import { pathOfBlock, type SchemaSlip } from "../content/schema/schema-set.ts";
import { blockSchemaName, schemaFolders } from "../program/block-folders.ts";
import type { Project } from "../program/project.ts";
import { wantsColour } from "./wants-colour.ts";

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
 * Reports a slip in a schema in place of what a command would have said, and returns the exit code. What others than a check print as
 * text is no report, and may be read by programs.
 */
export function printSlip(slip: SchemaSlip, project: Project, format: FormatName, isCheck: boolean): number {
  const { shared, blocks } = schemaFolders(project);
  const block = blocks.find(({ type }) => slip.path === pathOfBlock(type));
  const file = block ? join(block.folder, blockSchemaName) : join(shared, slip.path);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const source = { path: slip.path, displayPath: displayPath(file, process.cwd()), text };
  const report = { files: 1, diagnostics: [slipDiagnostic(slip, source)], sources: [source] };
  if (isCheck || format !== "text") printReport(report, format);
  else process.stderr.write(reportFormats.text(report, wantsColour(process.stderr, process.env)));
  return 1;
}
