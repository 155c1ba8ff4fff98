import type { Document, YAMLError } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { FileShape } from "../../schema/file-shape.ts";
import type { Excess } from "../../yaml/find-excess.ts";
import type { CodeEntry } from "./code-entry.ts";

/** A rule over the text of one YAML file, before its content is looked at. Offsets are into that text. */
export interface SyntaxRule extends CodeEntry {
  /** Explains what keeps a file from being read at all, or returns undefined to leave it to another rule. */
  refuse?(excess: Excess, lines: LineIndex): SyntaxFinding | undefined;
  /** Says in an author's words at what the parser stopped, or returns undefined to leave it to the next rule. */
  explain?(problem: SyntaxProblem): SyntaxFinding | undefined;
  /** Finds mistakes that do not keep the parser from understanding the rest of the file. */
  scan?(file: ParsedText): readonly SyntaxFinding[];
}

/** The first error after which the parser no longer understands the structure of a file. */
export interface SyntaxProblem {
  readonly lines: LineIndex;
  readonly error: YAMLError;
  /** This error and those that follow from it, in the order of the text. */
  readonly errors: readonly YAMLError[];
  /** The offset of the error, and its line: never an empty one or a comment, where others follow. */
  readonly start: number;
  readonly line: number;
  /** Every key of the schema. */
  readonly keys: ReadonlySet<string>;
}

/** A file whose structure the parser understands. */
export interface ParsedText {
  readonly lines: LineIndex;
  readonly document: Document.Parsed;
  readonly errors: readonly YAMLError[];
  readonly shape: FileShape;
}

export interface SyntaxFinding {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly hint: string;
  /** The text that was probably meant, without quotes. */
  readonly suggestion?: string;
  readonly related?: { readonly offset: number; readonly message: string };
  /** The end of what cannot be read because of it, where that is not the end of its entry. */
  readonly until?: number;
}
