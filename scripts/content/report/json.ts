import type { Diagnostic } from "../diagnostic.ts";
import type { Report } from "./report.ts";

/** The report for programs: exactly one JSON object. */
export function jsonReport({ files, diagnostics }: Omit<Report, "sources">): string {
  return `${JSON.stringify({ files, diagnostics: diagnostics.map(inOrder) }, null, 2)}\n`;
}

function inOrder(diagnostic: Diagnostic): Diagnostic {
  const { code, message, hint, file, line, column, endLine, endColumn, pointer, suggestion, related } = diagnostic;
  return {
    code,
    message,
    ...(hint === undefined ? {} : { hint }),
    file,
    line,
    column,
    endLine,
    endColumn,
    pointer,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(related === undefined ? {} : { related }),
  };
}
