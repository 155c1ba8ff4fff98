import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { SourceFile } from "../read/read-content.ts";

/** The input of every report: all mistakes of one run, and the files in which they stand. */
export interface Report {
  readonly files: number;
  /** In file and line order. */
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: readonly Pick<SourceFile, "displayPath" | "text">[];
  readonly tables?: readonly Pick<SourceFile, "displayPath" | "text">[];
  /** The most warnings that are allowed, where there are more. */
  readonly mostWarnings?: number;
}

/** The names of the report formats, as `--format` takes them. */
export const formatNames = ["text", "json", "github", "sarif", "junit"] as const;

export type FormatName = (typeof formatNames)[number];
