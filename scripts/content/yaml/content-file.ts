import type { Range, RelatedPlace } from "../diagnostic/diagnostic.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import type { Span } from "../markdown/markdown-links.ts";
import type { SourceFile } from "../read/read-content.ts";

/**
 * The part of an entry that a diagnostic points at. `owner` is the key of the mapping or list in which something is missing, `entry` the
 * key with its value.
 */
export type EntryPart = "value" | "key" | "owner" | "entry";

/** A part of a text value, as offsets from its first character to after its last one. */
export type Excerpt = Span;

/** A value, or a part of it; the whole file if there is no path. */
export interface PathInFile {
  readonly path?: ValuePath | undefined;
  /** The value by default. */
  readonly part?: EntryPart | undefined;
  readonly excerpt?: Excerpt | undefined;
  /** Whether a fact that is the whole value is correct in itself and only does not fit there. */
  readonly isUnfit?: boolean | undefined;
}

/** Where a value is written: in its own file or, for a composed page, perhaps in another file or in a cell of a table. */
export interface Place extends Range {
  /** Relative to the current folder. */
  readonly file: string;
  /** The JSON Pointer of the value in that file. */
  readonly pointer: string;
  /** The places that use it. */
  readonly related: readonly RelatedPlace[];
  /** Whether the value is filled in there, or the place is larger than the value: then the right value must not simply be written there. */
  readonly isFilled?: boolean;
  /** Whether it is a text with cells of a table, so that the right text differs from row to row. */
  readonly hasCells?: boolean;
  /** Whether a fact is the whole value. */
  readonly hasFact?: boolean;
  /** The text around the cell, if there is only one. */
  readonly around?: { readonly before: string; readonly after: string };
  /** Whether it is a cell of a table. Then the first related place is the text that it fills. */
  readonly ofCell?: boolean;
}

/** A YAML file: its data, and the place of each value in its text. */
export interface ContentFile {
  readonly source: SourceFile;
  /** Undefined if the file could not be parsed. */
  readonly data: unknown;
  /** Where a value is written, or a part of it if that can be located for certain. */
  place(at: PathInFile): Place;
  /** A value as the author wrote it: `1.50`, not 1.5. */
  sourceText(path: ValuePath): string;
  /** A text before values were filled in; undefined if there were none. */
  asWritten?(path: ValuePath): unknown;
  /** The facts and parts that a composed file uses. */
  readonly uses?: readonly Use[];
  /** Whether a syntax error has been reported in a range, so that further mistakes there are left out. */
  isDamaged(range: Range): boolean;
}

/** The use of a fact or a part, and where it is written. */
export interface Use {
  readonly kind: "fact" | "part";
  readonly name: string;
  readonly file: ContentFile;
  readonly path: ValuePath;
}
