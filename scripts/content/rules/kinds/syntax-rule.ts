import type { Document, YAMLError } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { FileShape } from "../../schema/file-shape.ts";
import type { Edit } from "../../yaml/edit.ts";
import type { Excess } from "../../yaml/find-excess.ts";
import type { Trials } from "../../yaml/trials.ts";
import type { CodeEntry } from "./code-entry.ts";

/** A rule over the text of one YAML file, before its content is looked at. Offsets are into that text. */
export interface SyntaxRule extends CodeEntry {
  /** Explains what keeps a file from being read at all, or returns undefined to leave it to another rule. */
  refuse?(excess: Excess, lines: LineIndex): SyntaxFinding | undefined;
  /** Explains the error at which the parser stopped, or returns undefined to leave it to another rule. */
  find?(problem: SyntaxProblem): SyntaxFinding | undefined;
  /** Finds a mistake that is no error to the parser, although the parser misreads the file because of it. */
  findHidden?(file: ParsedText): SyntaxFinding | undefined;
  /** Finds mistakes that do not keep the parser from understanding the file. */
  scan?(file: ParsedText): readonly SyntaxFinding[];
}

/** The first error after which the parser no longer understands the structure of a file. */
export interface SyntaxProblem {
  readonly lines: LineIndex;
  readonly error: YAMLError;
  /** The offset of the error. */
  readonly start: number;
  /** This error and those that follow from it, in the order of the text. */
  readonly errors: readonly YAMLError[];
  readonly shape: FileShape;
  readonly trials: Trials;
}

/** A file whose structure the parser understands. */
export interface ParsedText {
  readonly lines: LineIndex;
  readonly document: Document.Parsed;
  readonly errors: readonly YAMLError[];
  readonly shape: FileShape;
  readonly trials: Trials;
}

export interface SyntaxFinding {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly hint: string;
  /** The text that was probably meant, without quotes. */
  readonly suggestion?: string;
  readonly related?: { readonly offset: number; readonly message: string };
  /** The edits that mend it for certain, where no suggestion does. */
  readonly edits?: readonly Edit[];
  /** Edits after which the rest of the file can be parsed. They keep the number of lines. */
  readonly repair?: readonly Edit[];
}
