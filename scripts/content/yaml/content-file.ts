import type { Range } from "../diagnostic/diagnostic.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import type { SourceFile } from "../read/read-content.ts";

/** The part of an entry that a diagnostic points at. `owner` is the key of the mapping or list that lacks something. */
export type EntryPart = "value" | "key" | "owner";

/** A part of a text value, as offsets from its first character to after its last one. */
export interface Excerpt {
  readonly start: number;
  readonly end: number;
}

/** A YAML file: its data, and where each value stands in its text. */
export interface ContentFile {
  readonly source: SourceFile;
  /** Undefined where the file could not be parsed. */
  readonly data: unknown;
  locate(path: ValuePath, part: EntryPart): Range;
  /** The range of a part of a text value, or of the whole value where the part cannot be located for certain. */
  locateExcerpt(path: ValuePath, excerpt: Excerpt): Range;
  /** A value as the author wrote it: `1.50`, not 1.5. */
  sourceText(path: ValuePath): string;
  /** Whether a syntax mistake has been reported in a range, so that further mistakes there are left out. */
  isDamaged(range: Range): boolean;
}
