import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { printable } from "./printable.ts";
import type { Report } from "./report.ts";
import { leftOut, shownPart } from "./shown-part.ts";
import { summary } from "./summary.ts";

/** The report for editors: a line a mistake, which their patterns can read, and a closing line. */
export function compactReport(report: Omit<Report, "sources">): string {
  const { files } = shownPart(report.diagnostics, Number.POSITIVE_INFINITY);
  const lines = files.flatMap((part) => [...part.shown.map(line), printable(leftOut(part) ?? "")]).filter(Boolean);
  return `${[...lines, summary(report)].join("\n")}\n`;
}

function line({ code, severity, message, hint, file, unpublished, ...range }: Diagnostic): string {
  const place = `${file}:${range.line}:${range.column}-${range.endLine}:${range.endColumn}`;
  return printable(
    `${place}: ${severity ?? "error"}: ${code}: ${[unpublished ? "(not published)" : "", message, hint]
      .filter(Boolean)
      .join(" ")
      .replaceAll(/(?<!\s)\s*\n\s*/g, " ")}`,
  );
}
