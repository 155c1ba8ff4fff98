import { printable } from "./printable.ts";
import type { Report } from "./report.ts";
import { summary } from "./summary.ts";
import { textReport } from "./text.ts";

/** The summary of a step of GitHub Actions, in Markdown: the closing line, and the report for people as it is. */
export function stepSummary(report: Report): string {
  const heading = `### Content: ${summary(report)}\n`;
  if (report.diagnostics.length === 0) return heading;
  const text = textReport(report, false);
  // A fence must be longer than any in the text.
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${heading}\n${fence}text\n${text.split("\n").map(printable).join("\n")}${fence}\n`;
}
