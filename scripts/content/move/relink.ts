import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { toPointer, type ValuePath } from "../diagnostic/path.ts";
import { fixText } from "../fix/fix-text.ts";
import type { IndexedFile } from "../index/content-index.ts";
import type { SourceFile } from "../read/read-content.ts";
import type { Excerpt } from "../yaml/content-file.ts";

/** A link, or a value that names a file, and what is to stand there instead. */
interface NewAddress {
  readonly file: IndexedFile;
  readonly path: ValuePath;
  readonly excerpt?: Excerpt | undefined;
  readonly suggestion: string;
}

/** The file with its addresses changed, as if the check had said so. Throws where one cannot be, which is a bug. */
export function relink(source: SourceFile, addresses: readonly NewAddress[], code: string): SourceFile {
  const own = addresses.filter(({ file }) => file.source === source);
  if (own.length === 0) return source;
  const wanted = own.map(({ file, path, excerpt, suggestion }): Diagnostic => {
    const range = excerpt ? file.locateExcerpt(path, excerpt) : file.locate(path, "value");
    return { ...range, code, message: "", file: source.displayPath, pointer: toPointer(path), suggestion };
  });
  const { text, fixes } = fixText(source.text, wanted);
  if (fixes.length < own.length) throw new Error(`Some addresses in ${source.displayPath} cannot be changed.`);
  return { ...source, text };
}
