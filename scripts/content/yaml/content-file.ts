import type { Range, RelatedPlace } from "../diagnostic/diagnostic.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import type { Span } from "../markdown/markdown-links.ts";
import type { SourceFile } from "../read/read-content.ts";

/**
 * The part of an entry that a diagnostic points at. `owner` is the key of the mapping or list that lacks something, `entry` the key
 * with its value.
 */
export type EntryPart = "value" | "key" | "owner" | "entry";

/** A part of a text value, as offsets from its first character to after its last one. */
export type Excerpt = Span;

/** A value, or a part of it; without a path the file as a whole. */
export interface PathInFile {
  readonly path?: ValuePath | undefined;
  /** The value where nothing is said. */
  readonly part?: EntryPart | undefined;
  readonly excerpt?: Excerpt | undefined;
  /** Whether a fact that stands there alone is right in itself, and only unfit for the place. */
  readonly isUnfit?: boolean | undefined;
}

/** Where a value is written: in its own file, and of a composed page perhaps in another, or in a cell of a table. */
export interface Place extends Range {
  /** Relative to the current folder. */
  readonly file: string;
  /** The JSON Pointer of the value in that file. */
  readonly pointer: string;
  /** The places that use it. */
  readonly related: readonly RelatedPlace[];
  /** Whether the value is filled in there, or is more than what is meant: what should stand at its place is not what should be written there. */
  readonly isFilled?: boolean;
  /** Whether it is a text with cells of a table: what it should be is another text in each row. */
  readonly hasCells?: boolean;
  /** Whether it is a fact alone. */
  readonly hasFact?: boolean;
  /** What stands around the only cell in what is meant. */
  readonly around?: { readonly before: string; readonly after: string };
  /** Whether it is a cell of a table, and the first related place the text that it fills. */
  readonly ofCell?: boolean;
}

/** A YAML file: its data, and where each value stands in its text. */
export interface ContentFile {
  readonly source: SourceFile;
  /** Undefined where the file could not be parsed. */
  readonly data: unknown;
  /** Where a value is written, or the part of it that is meant, where that can be located for certain. */
  place(at: PathInFile): Place;
  /** A value as the author wrote it: `1.50`, not 1.5. */
  sourceText(path: ValuePath): string;
  /** A text before it was filled in; undefined for one that was not. */
  asWritten?(path: ValuePath): unknown;
  /** The facts and parts that a composed file uses. */
  readonly uses?: readonly Use[];
  /** Whether a syntax mistake has been reported in a range, so that further mistakes there are left out. */
  isDamaged(range: Range): boolean;
}

/** The use of a fact or of a part, and where it is written. */
export interface Use {
  readonly kind: "fact" | "part";
  readonly name: string;
  readonly file: ContentFile;
  readonly path: ValuePath;
}
