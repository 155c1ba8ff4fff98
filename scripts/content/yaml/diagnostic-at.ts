import type { Diagnostic, RelatedPlace } from "../diagnostic/diagnostic.ts";
import { toPointer, type ValuePath } from "../diagnostic/path.ts";
import type { ContentFile, Part } from "./content-file.ts";

/** What a check found at a value. */
export interface Finding {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly suggestion?: string | undefined;
  readonly related?: readonly RelatedPlace[] | undefined;
}

/** The diagnostic for a finding at a value of a file. */
export function diagnosticAt(file: ContentFile, path: ValuePath, part: Part, finding: Finding): Diagnostic {
  const { code, message, hint, suggestion, related } = finding;
  return {
    ...file.locate(path, part),
    code,
    message,
    ...(hint === undefined ? {} : { hint }),
    file: file.source.file,
    pointer: toPointer(path),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(related === undefined ? {} : { related }),
  };
}
