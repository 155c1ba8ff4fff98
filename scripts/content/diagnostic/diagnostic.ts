import { limits } from "./limits.ts";

/** A range in a text file. Lines and columns count from 1; columns are UTF-16 units; the end is exclusive. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Another place that explains a diagnostic, such as the first of two duplicates. */
export interface RelatedPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** An author's mistake: what is wrong and what was expected (`message`), what to do (`hint`), and where it is. */
export interface Diagnostic extends Range {
  readonly code: string;
  /** A warning stops nothing: the author may have meant it. An error if absent. */
  readonly severity?: "warning";
  readonly message: string;
  readonly hint?: string;
  /** Relative to the current folder, with forward slashes. */
  readonly file: string;
  /** JSON Pointer to the value in the parsed YAML; empty for the whole file. */
  readonly pointer: string;
  /**
   * The text (a key or a value, without YAML quotes) that belongs at exactly this range, if there is one likely
   * answer: `--fix` writes it.
   */
  readonly suggestion?: string;
  readonly related?: readonly RelatedPlace[];
  /** Whether it is in content that is not and will not be published: such a mistake stops nothing. */
  readonly unpublished?: true;
  /** The composed page that the mistake is about, and its value if known. Only used to remove duplicates: no report has it. */
  readonly of?: { readonly path: string; readonly pointer?: string; readonly isCell: boolean };
}

/** The errors in content that is or will be published: only they stop a check or a build. */
export function publishedErrors(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ unpublished, severity }) => !unpublished && severity !== "warning");
}

export function publishedWarnings(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ unpublished, severity }) => !unpublished && severity === "warning");
}

export const startOfFile: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };

export const everyLine: Range = { ...startOfFile, endLine: Number.MAX_SAFE_INTEGER };

/** Sorts diagnostics by file, then by line and column. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.code, b.code),
  );
}

/** Compares by code unit, so that the order is the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Cuts each text for people to its limit and removes control characters, also in related places. A hint may have several lines.
 */
export function withBoundedTexts(diagnostic: Diagnostic): Diagnostic {
  const { hint, related } = diagnostic;
  const inOneLine = (text: string) => bounded(text.replaceAll("\n", " "), limits.message);
  const message = inOneLine(diagnostic.message);
  const advice = hint === undefined ? {} : { hint: bounded(hint, limits.hint) };
  if (!related && message === diagnostic.message && advice.hint === hint) return diagnostic;
  const others = related?.map((other) => ({ ...other, message: inOneLine(other.message) }));
  return { ...diagnostic, message, ...advice, ...(others ? { related: others } : {}) };
}

/** Control characters except line breaks, characters that reorder text, and lone surrogates. */
const unshowable = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

function bounded(text: string, most: number): string {
  const cut = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return cut.replaceAll(unshowable, "\ufffd");
}
