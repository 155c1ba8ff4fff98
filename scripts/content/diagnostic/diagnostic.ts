import { limits } from "./limits.ts";

/** A stretch of a text file. Lines and columns count from 1; columns are UTF-16 units; the end is exclusive. */
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

/** A mistake of an author: what is wrong and what was expected (`message`), what to do (`hint`), and where it stands. */
export interface Diagnostic extends Range {
  readonly code: string;
  /** What a careful editor might have meant is a warning and stops nothing; an error where nothing is said. */
  readonly severity?: "warning";
  readonly message: string;
  readonly hint?: string;
  /** Relative to the current folder, with forward slashes. */
  readonly file: string;
  /** JSON Pointer to the value in the parsed YAML; empty for the whole file. */
  readonly pointer: string;
  /**
   * The text (a key or a value, without YAML quotes) that should stand at exactly this range, where there is one
   * likely answer: `--fix` writes it.
   */
  readonly suggestion?: string;
  readonly related?: readonly RelatedPlace[];
  /** Whether it is about something that is not published, now or later: such a mistake stops nothing. */
  readonly unpublished?: true;
  /** The composed page that the mistake is about, and its value where one is known, until each is told once: no report has it. */
  readonly of?: { readonly path: string; readonly pointer?: string; readonly isCell: boolean };
}

/** The errors in what is or will be published: they alone stop a check or a build. */
export function publishedErrors(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ unpublished, severity }) => !unpublished && severity !== "warning");
}

export function publishedWarnings(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ unpublished, severity }) => !unpublished && severity === "warning");
}

export const startOfFile: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };

export const everyLine: Range = { ...startOfFile, endLine: Number.MAX_SAFE_INTEGER };

/** The diagnostics in the order of files, then of lines and columns; the order of equal places is kept. */
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
 * Returns the diagnostic with each text for people cut to its limit and without control characters, those of related
 * places too. A hint may have several lines.
 */
export function withBoundedTexts(diagnostic: Diagnostic): Diagnostic {
  const { hint, related } = diagnostic;
  const inOneLine = (text: string) => bounded(text.replaceAll("\n", " "), limits.message);
  const message = inOneLine(diagnostic.message);
  const advice = hint === undefined ? {} : { hint: bounded(hint, limits.hint) };
  // Most are as they were.
  if (!related && message === diagnostic.message && advice.hint === hint) return diagnostic;
  const others = related?.map((other) => ({ ...other, message: inOneLine(other.message) }));
  return { ...diagnostic, message, ...advice, ...(others ? { related: others } : {}) };
}

/** Control characters but the line break, those that reorder what is read, and halves of characters. */
const unshowable = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

function bounded(text: string, most: number): string {
  const cut = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return cut.replaceAll(unshowable, "\ufffd");
}
