import type { Diagnostic, RelatedPlace } from "../diagnostic/diagnostic.ts";
import { toPointer } from "../diagnostic/path.ts";
import type { ContentFile, PathInFile, Place } from "./content-file.ts";
import { isComposed } from "./fillings.ts";

interface PlaceInFile extends PathInFile {
  readonly file: ContentFile;
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

/** Advice for a cell or a fact where it stands at a text that is filled with it. */
export function hintForRow(hint: string, source = "cell"): string {
  return hint.replace(/^Write (".*?") instead/, `Change the ${source}, so that it gives $1`);
}

/** Advice for a cell, of which what is meant is more: what to write into the cell, where that can be all. */
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
  // Named one by one: a file can have thousands, and to spread others takes several times as long.
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
