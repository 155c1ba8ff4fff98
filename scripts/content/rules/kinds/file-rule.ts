import type { Range } from "../../diagnostic/diagnostic.ts";
import type { RawContent } from "../../read/read-content.ts";
import type { CodeEntry } from "./code-entry.ts";

/** A rule over the files of the content folder: their names, and whether they can be read. */
export interface FileRule extends CodeEntry {
  check(content: RawContent): readonly FileFinding[];
}

/** A mistake of a file, or of the folder. */
interface FileFinding {
  /** The path for reports. */
  readonly file: string;
  readonly message: string;
  readonly hint: string;
  /** Where in the file, if not all of it is meant. */
  readonly range?: Range;
}
