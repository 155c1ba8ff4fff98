import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { printableJson } from "./printable.ts";
import type { Report } from "./report.ts";

/** The report for programs: exactly one JSON object. */
export function jsonReport({ files, diagnostics }: Omit<Report, "sources">): string {
  return `${printableJson({ files, diagnostics: diagnostics.map(withOrderedKeys) })}\n`;
}

function withOrderedKeys(diagnostic: Diagnostic): Diagnostic {
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
