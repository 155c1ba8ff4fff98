import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sortDiagnostics } from "../content/diagnostic/diagnostic.ts";
import { displayPath, type SourceFile } from "../content/read/read-content.ts";
import type { Report } from "../content/report/report.ts";
import { slipDiagnostic } from "../content/rules/blocks/invalid-block-schema.ts";
import { pathOfBlock } from "../content/schema/schema-set.ts";
import type { SchemaSlip } from "../content/schema/schema-slips.ts";
import { blockSchemaName, schemaFolders } from "../program/block-folders.ts";
import type { Project } from "../program/project.ts";

/** The report of everything that is wrong with the schemas of a project; paths in it are relative to `cwd`. */
export function slipReport(error: SchemaSlip, project: Project, cwd: string): Report {
  const { shared, blocks } = schemaFolders(project);
  const sources = new Map<string, SourceFile>();
  const diagnostics = error.slips.map((slip) => {
    const block = blocks.find(({ type }) => slip.path === pathOfBlock(type));
    const file = block ? join(block.folder, blockSchemaName) : join(shared, slip.path);
    const source = sources.get(slip.path) ?? {
      path: slip.path,
      displayPath: displayPath(file, cwd),
      text: existsSync(file) ? readFileSync(file, "utf8") : "",
    };
    sources.set(slip.path, source);
    return slipDiagnostic(slip, source);
  });
  return { files: sources.size, diagnostics: sortDiagnostics(diagnostics), sources: [...sources.values()] };
}
