import { type Diagnostic, publishedErrors, publishedWarnings } from "../diagnostic/diagnostic.ts";
import type { SourceFile } from "../read/read-content.ts";
import { count } from "../rules/toolkit/wording.ts";

export interface Report {
  readonly files: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: readonly Pick<SourceFile, "displayPath" | "text">[];
  readonly tables?: readonly Pick<SourceFile, "displayPath" | "text">[];
  /** The most warnings allowed, if there are more. */
  readonly mostWarnings?: number;
  readonly isFixed?: boolean;
  /** The files that a fix could not be written to. */
  readonly unwritten?: readonly string[];
}

export const formatNames = ["text", "json", "github", "sarif", "junit"] as const;

export type FormatName = (typeof formatNames)[number];

export function summary(report: Omit<Report, "sources">): string {
  const { files, diagnostics } = report;
  const mistakes = publishedErrors(diagnostics);
  const warnings = publishedWarnings(diagnostics).length;
  const others = diagnostics.length - mistakes.length - warnings;
  const warned = warnings > 0 ? `; ${tooManyWarnings(report) ?? count(warnings, "warning")}` : "";
  const rest = `${warned}${others > 0 ? `; ${others} in unpublished content, which ${others === 1 ? "stops" : "stop"} nothing.` : "."}`;
  if (mistakes.length === 0) return `${count(files, "file")} checked, no mistakes${rest}`;
  const wrong = new Set(mistakes.map(({ file }) => file)).size;
  return `${count(mistakes.length, "mistake")} in ${count(wrong, "file")}, ${count(files, "file")} checked${rest}`;
}

/** Why a report with only warnings fails: `4 warnings, at most 0 are allowed`. Undefined if they are allowed. */
export function tooManyWarnings({ diagnostics, mostWarnings }: Omit<Report, "sources">): string | undefined {
  if (mostWarnings === undefined) return undefined;
  const warnings = publishedWarnings(diagnostics).length;
  return `${count(warnings, "warning")}, at most ${mostWarnings} ${mostWarnings === 1 ? "is" : "are"} allowed`;
}
