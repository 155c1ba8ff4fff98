import { type Diagnostic, type RelatedPlace, startOfFile } from "../diagnostic/diagnostic.ts";
import { toPointer, type ValuePath } from "../diagnostic/path.ts";
import type { ContentFile, EntryPart, Excerpt, Place } from "./content-file.ts";

/** A place in a file: a value, or a part of it; without a path the file as a whole. */
interface PlaceInFile {
  readonly file: ContentFile;
  readonly path?: ValuePath | undefined;
  /** The value where nothing is said. */
  readonly part?: EntryPart | undefined;
  readonly excerpt?: Excerpt | undefined;
  /** Whether a fact that stands there alone is right in itself, and only unfit for the place. */
  readonly isUnfit?: boolean | undefined;
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

export interface CodedFinding extends Finding {
  readonly code: string;
}

export function toDiagnostics(findings: readonly CodedFinding[]): Diagnostic[] {
  return findings.map(({ code, ...finding }) => toDiagnostic(code, finding));
}

export function toDiagnostic(code: string, { at, message, hint, suggestion, related }: Finding): Diagnostic {
  const place = placeOf(at);
  const { line, column, endLine, endColumn, file, pointer, isFilled = false } = place;
  // Named one by one: a file can have thousands, and to spread others takes several times as long.
  const own = { line, column, endLine, endColumn, code, message, hint, file, pointer };
  const diagnostic = at.file.place
    ? { ...own, of: { path: at.file.source.path, pointer: toPointer(at.path ?? []), isCell: place.ofCell === true } }
    : own;
  if (suggestion === undefined && related === undefined && place.related.length === 0) return diagnostic;
  const others = [...(related ? [relatedPlace(related)] : []), ...place.related];
  return {
    ...diagnostic,
    ...(suggestion === undefined || isFilled ? {} : { suggestion }),
    ...(others.length === 0 ? {} : { related: others }),
  };
}

/** Where something is written, in whatever file. */
export function placeOf({ file, path, part = "value", excerpt, isUnfit }: PlaceInFile): Place {
  if (path !== undefined && file.place) return file.place({ path, part, excerpt, isUnfit });
  return placeIn(file, { path, part, excerpt });
}

/** Where a value stands in its file, or the part of it that is meant, where that can be located. */
export function placeIn(file: ContentFile, { path, part = "value", excerpt }: Omit<PlaceInFile, "file">): Place {
  const found = path && excerpt && file.locateExcerpt(path, excerpt);
  const { line, column, endLine, endColumn } = found ?? (path ? file.locate(path, part) : startOfFile);
  const place = { line, column, endLine, endColumn, file: file.source.displayPath, pointer: toPointer(path ?? []) };
  return { ...place, related: [], isFilled: excerpt !== undefined && !found };
}

function relatedPlace({ at, message }: { at: PlaceInFile; message: string }): RelatedPlace {
  const { line, column, file } = placeOf(at);
  return { file, line, column, message };
}
