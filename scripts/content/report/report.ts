import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { SourceFile } from "../read/read-content.ts";

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
