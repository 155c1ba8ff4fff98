import { type Diagnostic, publishedErrors, publishedWarnings } from "../diagnostic/diagnostic.ts";
import { printable } from "./printable.ts";
import { type Report, summary, tooManyWarnings } from "./report.ts";
import { allWords } from "./shown-part.ts";
import { textReport } from "./text.ts";

/** GitHub shows ten annotations per step, and drops all others. */
const mostAnnotations = 10;

/**
 * The report for GitHub Actions: a workflow command for each of the first mistakes, which becomes an annotation on the
 * pull request, and then the report for people, for the log.
 */
export function githubReport(report: Report): string {
  const { diagnostics } = report;
  const unpublished = diagnostics.filter((one) => one.unpublished);
  const first = [...publishedErrors(diagnostics), ...publishedWarnings(diagnostics), ...unpublished];
  const tooMany = tooManyWarnings(report);
  const all = [
    ...(tooMany === undefined ? [] : [`::error::${tooMany}.`]),
    ...first.slice(0, mostAnnotations).map(command),
  ];
  const commands = all.slice(0, mostAnnotations).map((line) => `${line}\n`);
  return `${commands.join("")}${withoutCommands(textReport(report, false))}`;
}

/** Stops lines of the report for people from being read as workflow commands, which begin with two colons or `##[`. */
function withoutCommands(text: string): string {
  return text.replaceAll(/(?=::|##\[)(?<=^[^\S\n\r\u2028\u2029]*)/gm, "\u200b");
}

function command(diagnostic: Diagnostic): string {
  const { code, severity = "error", file, line, column, endLine, endColumn, unpublished } = diagnostic;
  // GitHub refuses columns for a range of several lines.
  const columns = line === endLine ? { col: column, endColumn } : {};
  const properties = Object.entries({ file, line, endLine, ...columns, title: code })
    .map(([name, value]) => `${name}=${escapeData(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C")}`)
    .join(",");
  return `::${unpublished ? "notice" : severity} ${properties}::${escapeData(allWords(diagnostic))}`;
}

function escapeData(text: string): string {
  const lines = text.split(/(\r?\n|\r)/).map((part) => (/^[\r\n]/.test(part) ? part : printable(part)));
  return lines.join("").replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** The summary of a GitHub Actions step, in Markdown: the closing line, and the report for people as it is. */
export function stepSummary(report: Report): string {
  const heading = `### Content: ${summary(report)}\n`;
  if (report.diagnostics.length === 0) return heading;
  const text = textReport(report, false);
  // A fence must be longer than any in the text.
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${heading}\n${fence}text\n${text.split("\n").map(printable).join("\n")}${fence}\n`;
}
