import type { Document, YAMLError } from "yaml";
import { z } from "zod";
import type { RuleOption } from "../../../../src/rule.ts";
import type { Diagnostic, Range } from "../../diagnostic/diagnostic.ts";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import type { ContentIndex } from "../../index/content-index.ts";
import type { Obstacle } from "../../read/obstacle.ts";
import type { RawContent, SourceFile } from "../../read/read-content.ts";
import type { FileShape } from "../../schema/file-shape.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { SchemaError } from "../../schema/validator.ts";
import type { ContentFile, EntryPart } from "../../yaml/content-file.ts";
import type { Finding, Words } from "../../yaml/to-diagnostic.ts";

/**
 * Example content: the text of `index.yaml`, or texts by their path in the content folder, `null` for a missing file, an obstacle
 * for one that cannot be read. Files that an example leaves out come from a small complete site. `«` and `»` mark the place that the
 * diagnostic points to; they are not part of the content.
 */
export type Example = string | Readonly<Record<string, string | Obstacle | null>>;

/**
 * How much a mistake matters. An `error` is a fact: the page, the build, a reader's way or a visitor's safety is broken, and nothing
 * is published. Anything that a careful editor might have meant is a `warning`. A check that is `off` runs only on request.
 */
export type Severity = "error" | "warning" | "off";

/** The explanation of a code: `--explain` prints it, and a test runs its examples. */
export interface CodeEntry {
  /** Kebab-case, permanent, and the name of the file that defines it. */
  readonly code: string;
  /** Its former codes, or codes that it replaced: answers of sites and authors to those now apply to it. */
  readonly renamedFrom?: readonly string[];
  /** The severity unless the site sets another; `error` by default. */
  readonly severity?: Severity;
  /** Whether a site may lower it and an author accept it although it is an error, because the page still works. */
  readonly isLowerable?: true;
  readonly meaning: string;
  /** Content with exactly this one mistake. */
  readonly bad: Example;
  /** The same content without the mistake. */
  readonly good: Example;
  /** What a site can choose besides the severity: `NAME` of the code `vague-link` is the key `vague-link-NAME` of `checks`. */
  readonly options?: Readonly<Record<string, RuleOption>>;
  /** Whether only a `--release` run looks for it. */
  readonly releaseOnly?: true;
  /** The message and hint for the bad example if it shows only in rendered pages, or stops all pages from being checked. `…` marks omissions. */
  readonly says?: { readonly message: string; readonly hint: string };
}

export const optionForms = {
  words: z.array(z.string().min(1).max(60)).min(1),
  routes: z.array(z.string().regex(/^\/[^?#]*$/)).min(1),
  text: z.string().min(1).max(200),
  number: z.number(),
} as const satisfies Readonly<Record<RuleOption["kind"], z.ZodType>>;

export interface FileRule extends CodeEntry {
  /** `files` are those on disk if pages have been made of them. */
  check(
    content: RawContent & { readonly files?: readonly SourceFile[] },
  ): readonly (Pick<Words, "message" | "hint"> & Pick<Diagnostic, "file"> & { range?: Range })[];
}

/** A rule for the text of one YAML file, before its content is checked. Offsets refer to that text. */
export interface SyntaxRule extends CodeEntry {
  /** Explains why a file cannot be read at all, or returns undefined to leave it to another rule. */
  refuse?(file: ParsedText): SyntaxFinding | undefined;
  /** Explains in an author's words where the parser stopped, or returns undefined to leave it to the next rule. */
  explain?(problem: SyntaxProblem): SyntaxFinding | undefined;
  /** Finds mistakes that do not stop the parser from understanding the rest of the file. */
  scan?(file: ParsedText): readonly SyntaxFinding[];
}

/** The first error after which the parser no longer understands the structure of a file. */
export interface SyntaxProblem {
  readonly lines: LineIndex;
  readonly document: Document.Parsed;
  readonly error: YAMLError;
  /** This error and those that follow from it, in the order of the text. */
  readonly errors: readonly YAMLError[];
  /** The offset of the error, and its line, which is never empty or a comment if other lines follow. */
  readonly start: number;
  readonly line: number;
  readonly shape: FileShape;
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
  /** The end of the text that cannot be read because of it, unless that is the end of its entry. */
  readonly until?: number;
  /** The start of the block that it belongs to, if that is not the one around it. Then `until` is the end of that block. */
  readonly from?: number;
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
  /** The required keys that the value lacks, except those that another of its keys is meant for. */
  readonly missing: readonly string[];
}

export interface ViolationFinding extends Words {
  /** The path from the value of the violation to the mistake, if that is nested deeper. */
  readonly below?: ValuePath;
  readonly part?: EntryPart;
  /** The key that was meant by an unknown one. */
  readonly meant?: string | undefined;
  /** The key whose value an unknown key is a piece of, so that the rest of that value is not reported as well. */
  readonly pieceOf?: string | undefined;
}

/** A rule for the whole content. Its file is named after the code of its diagnostics. */
export interface Check extends CodeEntry {
  /**
   * - `file`: a finding depends only on values of one file.
   * - `page`: it depends on which blocks of a page are published together.
   * - `site`: it depends on what several files publish together.
   * - `texts`: it depends on texts of several files, which a build with cached pages does not have.
   */
  readonly scope: "file" | "page" | "site" | "texts";
  /**
   * Returns the mistakes of this kind, even in content with other mistakes, but none that only follow from those.
   * `options` are the site's, already validated.
   */
  check(content: ContentIndex, options?: Readonly<Record<string, unknown>>): readonly Finding[];
}
