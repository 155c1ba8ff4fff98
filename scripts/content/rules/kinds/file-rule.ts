import { type Diagnostic, startOfFile } from "../../diagnostic/diagnostic.ts";
import type { RawContent } from "../../read/read-content.ts";
import type { CodeEntry } from "./code-entry.ts";

/** A rule over the files of the content folder: their names, and whether they can be read. */
export interface FileRule extends CodeEntry {
  check(content: RawContent): readonly Diagnostic[];
}

/** The diagnostic about a file, or the folder, as a whole. */
export function diagnosticOfFile(
  file: string,
  finding: Pick<Diagnostic, "code" | "message"> & { hint: string },
): Diagnostic {
  return { ...startOfFile, ...finding, file, pointer: "" };
}
