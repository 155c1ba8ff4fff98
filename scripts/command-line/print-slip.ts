import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { displayPath } from "../content/read/read-content.ts";
import type { FormatName } from "../content/report/report.ts";
import { textReport } from "../content/report/text.ts";
import { slipDiagnostic } from "../content/rules/blocks/invalid-block-schema.ts";
import { pathOfBlock, type SchemaSlip } from "../content/schema/schema-set.ts";
import { blockSchemaName, schemaFolders } from "../program/block-folders.ts";
import type { Project } from "../program/project.ts";
import { printReport } from "./print-report.ts";
import { wantsColour } from "./wants-colour.ts";

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
  else process.stderr.write(textReport(report, wantsColour(process.stderr, process.env)));
  return 1;
}
