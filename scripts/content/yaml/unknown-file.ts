import { startOfFile } from "../diagnostic/diagnostic.ts";
import type { SourceFile } from "../read/read-content.ts";
import type { ContentFile } from "./content-file.ts";

/** A file that could not be parsed: it has no data, and its diagnostics point at its start. */
export function unknownFile(source: SourceFile): ContentFile {
  return {
    source,
    data: undefined,
    locate: () => startOfFile,
    locateExcerpt: () => undefined,
    sourceText: () => "",
    isDamaged: () => false,
  };
}
