import type { RelatedPlace } from "../../diagnostic/diagnostic.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import type { ContentFile, Part } from "../../yaml/content-file.ts";

/** The other place that a diagnostic has to do with. */
export function relatedPlace(
  file: ContentFile,
  at: { path: ValuePath; part: Part },
  message: string,
): readonly RelatedPlace[] {
  const { line, column } = file.locate(at.path, at.part);
  return [{ file: file.source.file, line, column, message }];
}
