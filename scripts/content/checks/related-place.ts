import type { ContentFile, Part } from "../content-file.ts";
import type { RelatedPlace } from "../diagnostic.ts";
import type { ValuePath } from "../path.ts";

/** The other place that a diagnostic has to do with. */
export function relatedPlace(
  file: ContentFile,
  at: { path: ValuePath; part: Part },
  message: string,
): readonly RelatedPlace[] {
  const { line, column } = file.locate(at.path, at.part);
  return [{ file: file.source.file, line, column, message }];
}
