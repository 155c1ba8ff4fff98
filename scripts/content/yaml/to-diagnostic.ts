import { type Diagnostic, type Range, type RelatedPlace, startOfFile } from "../diagnostic/diagnostic.ts";
import { toPointer, type ValuePath } from "../diagnostic/path.ts";
import type { ContentFile, EntryPart, Excerpt } from "./content-file.ts";

/** A place in a file: a value, or a part of it; without a path the file as a whole. */
interface PlaceInFile {
  readonly file: ContentFile;
  readonly path?: ValuePath;
  /** The value where nothing is said. */
  readonly part?: EntryPart | undefined;
  readonly excerpt?: Excerpt | undefined;
}

/** The words for a mistake: what is wrong and what was expected, what to do, and the text to write where one is certain. */
export interface Words {
  readonly message: string;
  readonly hint: string;
  readonly suggestion?: string | undefined;
}

/** A mistake at a place. Nothing is located, and it has no code yet: who only asks whether there is a mistake needs neither. */
export interface Finding extends Words {
  readonly at: PlaceInFile;
  /** Another place that has to do with it. */
  readonly related?: { readonly at: PlaceInFile; readonly message: string } | undefined;
}

export function toDiagnostic(code: string, { at, message, hint, suggestion, related }: Finding): Diagnostic {
  const { line, column, endLine, endColumn } = locate(at);
  const pointer = toPointer(at.path ?? []);
  // Named one by one: a file can have thousands, and to spread others takes several times as long.
  const diagnostic = {
    line,
    column,
    endLine,
    endColumn,
    code,
    message,
    hint,
    file: at.file.source.displayPath,
    pointer,
  };
  if (suggestion === undefined && related === undefined) return diagnostic;
  return {
    ...diagnostic,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(related === undefined ? {} : { related: [relatedPlace(related)] }),
  };
}

function locate({ file, path, part = "value", excerpt }: PlaceInFile): Range {
  if (path === undefined) return startOfFile;
  return excerpt ? file.locateExcerpt(path, excerpt) : file.locate(path, part);
}

function relatedPlace({ at, message }: { at: PlaceInFile; message: string }): RelatedPlace {
  const { line, column } = locate(at);
  return { file: at.file.source.displayPath, line, column, message };
}
