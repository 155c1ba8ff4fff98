import type { Document, YAMLError } from "yaml";
import { z } from "zod";
import type { RuleOption } from "../../../../src/rule.ts";
import type { Diagnostic, Range } from "../../diagnostic/diagnostic.ts";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import type { ContentIndex } from "../../index/content-index.ts";
import type { Obstacle } from "../../read/obstacle.ts";
import type { RawContent } from "../../read/read-content.ts";
import type { FileShape } from "../../schema/file-shape.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { SchemaError } from "../../schema/validator.ts";
import type { ContentFile, EntryPart } from "../../yaml/content-file.ts";
import type { Finding, Words } from "../../yaml/to-diagnostic.ts";

/**
 * Example content: the text of `index.yaml`, or texts by their path in the content folder, `null` for a file that is not
 * there, an obstacle for one that cannot be read. What an example leaves out is taken from a small complete site. `«` and `»` stand around the place that the
 * diagnostic points at; they are no part of the content.
 */
export type Example = string | Readonly<Record<string, string | Obstacle | null>>;

/**
 * How much a mistake matters. An `error` is a fact: the page, the build, a reader's way or a visitor's safety is broken, and nothing
 * is published. Whatever a careful editor might have meant is a `warning`. What is `off` is looked for on request alone.
 */
export type Severity = "error" | "warning" | "off";

/** The explanation of a code: `--explain` prints it, and a test runs its examples. */
export interface CodeEntry {
  /** Kebab-case, permanent, and the name of the file that defines it. */
  readonly code: string;
  /** The codes that it had, or that it took the place of: what sites and authors answer to them is for it now. */
  readonly renamedFrom?: readonly string[];
  /** The severity where the site says nothing else; an error where it is left out. */
  readonly severity?: Severity;
  /** Whether a site may lower it and an author accept it although it is an error: the page is whole all the same. */
  readonly isLowerable?: true;
  readonly meaning: string;
  /** Content with exactly this one mistake. */
  readonly bad: Example;
  /** The same content without the mistake. */
  readonly good: Example;
  /** What a site can choose beside the severity: `NAME` of the code `vague-link` is the key `vague-link-NAME` of `checks`. */
  readonly options?: Readonly<Record<string, RuleOption>>;
  /** Whether only a `--release` run looks for it. */
  readonly releaseOnly?: true;
  /** The words of the diagnostic of the bad example where it shows only in rendered pages, or keeps every page from being checked. `…` stands for what is left out. */
  readonly says?: { readonly message: string; readonly hint: string };
}

export const optionForms = {
  words: z.array(z.string().min(1).max(60)).min(1),
  routes: z.array(z.string().regex(/^\/[^?#]*$/)).min(1),
  text: z.string().min(1).max(200),
  number: z.number(),
} as const satisfies Readonly<Record<RuleOption["kind"], z.ZodType>>;

export interface FileRule extends CodeEntry {
  check(
    content: RawContent,
  ): readonly (Pick<Words, "message" | "hint"> & Pick<Diagnostic, "file"> & { range?: Range })[];
}

/** A rule over the text of one YAML file, before its content is looked at. Offsets are into that text. */
export interface SyntaxRule extends CodeEntry {
  /** Explains what keeps a file from being read at all, or returns undefined to leave it to another rule. */
  refuse?(file: ParsedText): SyntaxFinding | undefined;
  /** Says in an author's words at what the parser stopped, or returns undefined to leave it to the next rule. */
  explain?(problem: SyntaxProblem): SyntaxFinding | undefined;
  /** Finds mistakes that do not keep the parser from understanding the rest of the file. */
  scan?(file: ParsedText): readonly SyntaxFinding[];
}

/** The first error after which the parser no longer understands the structure of a file. */
export interface SyntaxProblem {
  readonly lines: LineIndex;
  readonly document: Document.Parsed;
  readonly error: YAMLError;
  /** This error and those that follow from it, in the order of the text. */
  readonly errors: readonly YAMLError[];
  /** The offset of the error, and its line: never an empty one or a comment, where others follow. */
  readonly start: number;
  readonly line: number;
  readonly keys: ReadonlySet<string>;
}

export interface ParsedText {
  readonly lines: LineIndex;
  readonly document: Document.Parsed;
  readonly errors: readonly YAMLError[];
  readonly shape: FileShape;
}

export interface SyntaxFinding extends Pick<Words, "message" | "hint"> {
  /** The text that was probably meant, without quotes. */
  readonly suggestion?: string;
  readonly start: number;
  readonly end: number;
  /** The end of what cannot be read because of it, where that is not the end of its entry. */
  readonly until?: number;
}

export interface SchemaRule extends CodeEntry {
  readonly keywords: readonly string[];
  explain(violation: Violation): ViolationFinding | undefined;
}

export interface Violation {
  readonly error: SchemaError;
  readonly schema: Schema;
  readonly file: ContentFile;
  readonly path: ValuePath;
  readonly shape: FileShape;
  /** The required keys that the value lacks, but for those that another key of it is meant for. */
  readonly missing: readonly string[];
}

export interface ViolationFinding extends Words {
  /** The path from the value of the violation to the place of the mistake, where that is further in. */
  readonly below?: ValuePath;
  readonly part?: EntryPart;
  /** The key that should stand in place of one that is unknown. */
  readonly meant?: string | undefined;
  /** The key to whose value an unknown one belongs, so that nothing else is said about what is left of that value. */
  readonly pieceOf?: string | undefined;
}

/** A rule over the whole content. Its file is named for the code of its diagnostics. */
export interface Check extends CodeEntry {
  /**
   * - `file`: a finding depends on values of one file, whatever else is published with them.
   * - `page`: it depends on which blocks of a page are published together.
   * - `site`: it depends on what several files publish together.
   * - `texts`: it depends on texts of several files, of which a build that remembers pages knows too little.
   */
  readonly scope: "file" | "page" | "site" | "texts";
  /**
   * Returns the mistakes of this kind, also in content with other mistakes, but none that only follow from those.
   * `options` are those that the site chooses, and are right.
   */
  check(content: ContentIndex, options?: Readonly<Record<string, unknown>>): readonly Finding[];
}
