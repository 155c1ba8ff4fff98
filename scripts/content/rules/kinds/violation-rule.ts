import type { ValuePath } from "../../diagnostic/path.ts";
import type { FileShape } from "../../schema/file-shape.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { SchemaError } from "../../schema/validator.ts";
import type { ContentFile, EntryPart } from "../../yaml/content-file.ts";
import type { Words } from "../../yaml/to-diagnostic.ts";
import type { CodeEntry } from "./code-entry.ts";

/** A rule that explains violations of a schema in words for authors. */
export interface ViolationRule extends CodeEntry {
  /** The schema keywords whose violations it may explain. */
  readonly keywords: readonly string[];
  /** Explains a violation, or returns undefined to leave it to another rule. */
  explain(violation: Violation): ViolationFinding | undefined;
}

/** A value that its schema does not allow. */
export interface Violation {
  readonly error: SchemaError;
  /** The schema that holds the violated keyword. */
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
}
