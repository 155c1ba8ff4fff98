import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { printableJson } from "./printable.ts";
import type { Report } from "./report.ts";
import { shownPart } from "./shown-part.ts";

/** The report for programs: exactly one JSON object. It has `more` where files have more mistakes than it shows. */
export function jsonReport({ files, diagnostics }: Omit<Report, "sources">): string {
  const parts = shownPart(diagnostics, Number.POSITIVE_INFINITY).files;
  const more = parts
    .filter(({ count, shown }) => count > shown.length)
    .map(({ file, count, shown }) => ({ file, count: count - shown.length }));
  const report = { files, diagnostics: parts.flatMap(({ shown }) => shown).map(withOrderedKeys) };
  return `${printableJson(more.length === 0 ? report : { ...report, more })}\n`;
}

function withOrderedKeys(diagnostic: Diagnostic) {
  const { code, severity = "error", message, hint, file, line, column, endLine, endColumn } = diagnostic;
  const { pointer, suggestion, related, unpublished } = diagnostic;
  return {
    code,
    severity,
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
    ...(unpublished ? { unpublished } : {}),
  };
}
