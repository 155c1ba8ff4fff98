import type { ValuePath } from "../../diagnostic/path.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { SchemaError } from "../../schema/validator.ts";
import type { ContentFile, Part } from "../../yaml/content-file.ts";
import type { Words } from "../../yaml/to-diagnostic.ts";
import type { CodeEntry } from "./code-entry.ts";

/** A rule that has the words for violations of a schema. */
export interface ViolationRule extends CodeEntry {
  /** The schema keywords whose violations it may explain. */
  readonly keywords: readonly string[];
  /** Says what is wrong, or nothing where it is for another rule to say. */
  explain(violation: Violation): ViolationFinding | undefined;
}

/** A value that its schema does not allow. */
export interface Violation {
  readonly error: SchemaError;
  /** The schema that has the keyword. */
  readonly schema: Schema;
  readonly file: ContentFile;
  readonly path: ValuePath;
  /** The required keys that the value lacks. */
  readonly missing: readonly string[];
}

export interface ViolationFinding extends Words {
  /** Where it stands, below the value that the violation is about. */
  readonly below?: ValuePath;
  readonly part?: Part;
  /** The key that should stand in place of one that is unknown. */
  readonly meant?: string | undefined;
}
