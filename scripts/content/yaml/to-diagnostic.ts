import type { Diagnostic, RelatedPlace } from "../diagnostic/diagnostic.ts";
import { toPointer } from "../diagnostic/path.ts";
import type { ContentFile, PathInFile, Place } from "./content-file.ts";
import { isComposed } from "./fillings.ts";

interface PlaceInFile extends PathInFile {
  readonly file: ContentFile;
}

/** The wording of a mistake: what is wrong and what was expected, what to do, and the text to write if that is certain. */
export interface Words {
  readonly message: string;
  readonly hint: string;
  readonly suggestion?: string | undefined;
}

/** A mistake at a place. It has no code and no line yet, because some callers only ask whether there is a mistake. */
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

/** Turns the hint for a text into one for the cell or fact that it is filled with. */
export function hintForRow(hint: string, source = "cell"): string {
  return hint.replace(/^Write (".*?") instead/, `Change the ${source} so that it gives $1`);
}

/** The hint for a cell that is only part of a text: what to write in the cell, if that is enough. */
function hintForCell(hint: string, { before, after }: NonNullable<Place["around"]>): string {
  const [all = "", start, text = "", end = ""] = /^(Write|Did you mean) "(.*?)"( instead|\?)/.exec(hint) ?? [];
  if (all === "") return hint;
  const isFit = text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length;
  const meant = text.slice(before.length, text.length - after.length);
  return isFit
    ? `${start} "${meant}"${end}${hint.slice(all.length)}`
    : `The cell alone cannot give "${text}": write another value, or change the text that it fills.`;
}

export function toDiagnostic(code: string, { at, message, hint: written, suggestion, related }: Finding): Diagnostic {
  const place = at.file.place(at);
  const source = place.hasFact ? "fact" : place.hasCells ? "cell" : undefined;
  const hint = place.around ? hintForCell(written, place.around) : source ? hintForRow(written, source) : written;
  const { line, column, endLine, endColumn, file, pointer, isFilled = false } = place;
  // Listed one by one: a file can have thousands, and spreading them takes several times as long.
  const own = { line, column, endLine, endColumn, code, message, hint, file, pointer };
  const diagnostic = isComposed(at.file.source)
    ? { ...own, of: { path: at.file.source.path, pointer: toPointer(at.path ?? []), isCell: place.ofCell === true } }
    : own;
  if (suggestion === undefined && related === undefined && place.related.length === 0) return diagnostic;
  const others = [...(related ? [relatedPlace(related.at, related.message)] : []), ...place.related];
  return {
    ...diagnostic,
    ...(suggestion === undefined || isFilled ? {} : { suggestion }),
    ...(others.length === 0 ? {} : { related: others }),
  };
}

export function relatedPlace(at: PlaceInFile, message: string): RelatedPlace {
  const { line, column, file } = at.file.place(at);
  return { file, line, column, message };
}
