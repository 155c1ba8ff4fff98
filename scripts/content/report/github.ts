import { byFile } from "../diagnostic/by-file.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { printable } from "./printable.ts";
import type { Report } from "./report.ts";
import { shownPart } from "./shown-part.ts";
import { summary } from "./summary.ts";

/**
 * The report for GitHub Actions: a workflow command for each of the first mistakes of a file, which becomes an annotation
 * of the pull request, and a closing line.
 */
export function githubReport(report: Omit<Report, "sources">): string {
  const lines = [...byFile(report.diagnostics)].flatMap(([file, diagnostics]) => {
    const { shown, others } = shownPart(diagnostics);
    return [...shown.map(command), ...(others > 0 ? [printable(`… and ${others} more in ${file}`)] : [])];
  });
  return `${[...lines, summary(report)].join("\n")}\n`;
}

function command({ code, message, hint, file, line, column, endLine, endColumn, related = [] }: Diagnostic): string {
  // GitHub refuses columns for a stretch of several lines.
  const columns = line === endLine ? { col: column, endColumn } : {};
  const properties = Object.entries({ file, line, endLine, ...columns, title: code })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(",");
  const others = related.map((other) => `${other.file}:${other.line}:${other.column} ${other.message}`);
  const text = [message, ...(hint === undefined ? [] : [hint]), ...others].join("\n");
  return `::error ${properties}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  const lines = text.split(/(\r?\n|\r)/).map((part) => (/^[\r\n]/.test(part) ? part : printable(part)));
  return lines.join("").replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
