import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { printable } from "./printable.ts";
import type { Report } from "./report.ts";
import { summary } from "./summary.ts";

/** The report for editors: a line a mistake, which their patterns can read, and a closing line. */
export function compactReport(report: Omit<Report, "sources">): string {
  return `${[...report.diagnostics.map(line), summary(report)].join("\n")}\n`;
}

function line({ code, message, hint, file, ...range }: Diagnostic): string {
  const place = `${file}:${range.line}:${range.column}-${range.endLine}:${range.endColumn}`;
  return printable(
    `${place}: ${code}: ${[message, hint]
      .filter(Boolean)
      .join(" ")
      .replaceAll(/\s*\n\s*/g, " ")}`,
  );
}
