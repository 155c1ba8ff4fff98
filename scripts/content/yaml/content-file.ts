import type { Range } from "../diagnostic/diagnostic.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import type { SourceFile } from "../read/read-content.ts";

/** Which part of an entry a diagnostic points at. `owner` is the key of the thing that lacks something. */
export type Part = "value" | "key" | "owner";

/** A part of a text value: `text` as it stands in `context`, the `nth` time (from 0) out of `count`. */
export interface Excerpt {
  readonly text: string;
  readonly context: string;
  readonly nth: number;
  readonly count: number;
}

/** A YAML file: its data, and where each value stands in its text. */
export interface ContentFile {
  readonly source: SourceFile;
  /** Undefined where the file could not be understood. */
  readonly data: unknown;
  locate(path: ValuePath, part: Part): Range;
  /** Where a part of a text value stands, or the whole value where that is not certain. */
  locateExcerpt(path: ValuePath, excerpt: Excerpt): Range;
  /** A value as the author wrote it: `1.50`, not 1.5. */
  sourceText(path: ValuePath): string;
  /** Whether a place holds a mistake of syntax that has been reported, so that nothing more is to be said of it. */
  isDamaged(range: Range): boolean;
}
