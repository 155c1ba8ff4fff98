import type { RelatedPlace } from "../diagnostic/diagnostic.ts";
import { toPointer, type ValuePath, valueAt } from "../diagnostic/path.ts";
import type { TextPart } from "../values/placeholders.ts";
import type { ContentFile, EntryPart, Excerpt, PathInFile, Place } from "../yaml/content-file.ts";
import type { NamedValue } from "../yaml/fillings.ts";
import { relatedPlace } from "../yaml/to-diagnostic.ts";

/** Where something is written, and the place that uses the part in which it is written. */
export interface WrittenAt {
  readonly file: ContentFile;
  readonly path: ValuePath;
  readonly use?: ValuePath | undefined;
}

/** A segment of a filled text: as it is written, or the value of a name. */
export interface Segment extends Excerpt {
  readonly written: TextPart;
  readonly value: NamedValue | undefined;
}

/**
 * Where a value of a composed page comes from: elsewhere in its file, or another file, with segments if it is a text with values filled
 * in; or a value that a text refers to.
 */
export type Origin =
  | (WrittenAt & { readonly segments?: readonly Segment[]; readonly text?: string })
  | (NamedValue & { readonly at: WrittenAt });

/** The methods of a composed file that locate its values. */
export function placer(
  page: ContentFile,
  origins: ReadonlyMap<string, Origin>,
): Pick<ContentFile, "place" | "asWritten" | "sourceText"> {
  const originOf = (path: ValuePath): { readonly origin: Origin; readonly rest: ValuePath } => {
    for (let length = path.length; length > 0; length--) {
      const origin = origins.get(toPointer(path.slice(0, length)));
      if (origin) return { origin, rest: path.slice(length) };
    }
    return { origin: { file: page, path: [] }, rest: path };
  };
  const usesOf = ({ use }: WrittenAt) =>
    use ? [relatedPlace({ file: page, path: use }, "This page uses the part.")] : [];
  const place = ({ path, part = "value", excerpt, isUnfit }: PathInFile): Place => {
    if (path === undefined) return page.place({});
    const { origin, rest } = originOf(path);
    if ("at" in origin) {
      const { file, path: at } = origin.at;
      // The key is in the template.
      if (part === "key" && rest.length === 0) return ownPlace(file, { path: at, part }, usesOf(origin.at));
      if (origin.kind === "fact" && isUnfit)
        return {
          ...ownPlace(file, { path: at, part }, [relatedPlace(origin, "The fact is here.")]),
          isFilled: true,
          hasFact: true,
        };
      return valuePlace(origin, rest, { part, at: origin.at });
    }
    const at = [...origin.path, ...rest];
    const { file, segments = [], text = "" } = origin;
    const segment = excerpt && segments.find(({ start, end }) => start <= excerpt.start && excerpt.end <= end);
    if (segment?.value) return valuePlace(segment.value, [], { part, at: origin });
    if (excerpt && segment) {
      const shift = segment.written.start - segment.start;
      const shifted = { start: excerpt.start + shift, end: excerpt.end + shift };
      return ownPlace(file, { path: at, part, excerpt: shifted }, usesOf(origin));
    }
    if (segments.length === 0 || part === "key") return ownPlace(file, { path: at, part, excerpt }, usesOf(origin));
    const meant = excerpt ?? { start: 0, end: text.length };
    const within = segments.filter(({ start, end }) => start < meant.end && meant.start < end);
    const [first, ...others] = within.filter(({ value }) => cellsIn(value).length > 0);
    // In a sentence the mistake may be in the other words; in an address it is most likely in the cell.
    const isByCell = excerpt !== undefined || !/\s/.test(text);
    if (first?.value && isByCell && others.every(({ written }) => written.text === first.written.text)) {
      const around = { before: text.slice(meant.start, first.start), after: text.slice(first.end, meant.end) };
      const isKnown = first.value.kind === "cell" && others.length === 0;
      return { ...valuePlace(first.value, [], { part, at: origin }), hasCells: true, ...(isKnown ? { around } : {}) };
    }
    const cells = within.flatMap(({ value }) => cellPlaces(value));
    const related = [...usesOf(origin), ...cells];
    return { ...ownPlace(file, { path: at, part }, related), isFilled: true, hasCells: cells.length > 0 };
  };
  const valuePlace = (
    value: NamedValue,
    rest: ValuePath,
    { part, at }: { readonly part: EntryPart; readonly at: WrittenAt },
  ): Place => {
    const [cell, another] = cellsIn(value);
    const own = cell && !another ? cell : value;
    const { file, path, kind } = own;
    const given = value.given ?? (own === value ? undefined : value);
    const related = [
      ...(given ? [relatedPlace(given, "It is passed to the part here.")] : []),
      relatedPlace(at, "It is filled in here."),
      ...(given ? [] : usesOf(at)),
      ...(another ? cellPlaces(value) : []),
    ];
    return {
      ...ownPlace(file, { path: [...path, ...rest], part: rest.length > 0 ? part : "value" }, related),
      isFilled: true,
      ofCell: kind === "cell",
      hasCells: value.kind !== "cell" && cell !== undefined,
    };
  };
  return {
    place,
    asWritten(path) {
      const { origin, rest } = originOf(path);
      if (rest.length > 0) return undefined;
      if ("at" in origin) return valueAt(origin.at.file.data, origin.at.path);
      return origin.segments && valueAt(origin.file.data, origin.path);
    },
    sourceText(path) {
      const { origin, rest } = originOf(path);
      const isWhole = "at" in origin ? rest.length > 0 : !origin.segments;
      return isWhole ? origin.file.sourceText([...origin.path, ...rest]) : "";
    },
  };
}

/** What a report says of a cell that is part of a wrong text. */
export const filledFrom = "Filled from this cell.";

/** The cells that a value consists of: itself, or those in a text that a page passes to a part. */
function cellsIn(value: NamedValue | undefined): readonly NamedValue[] {
  return value?.kind === "cell" ? [value] : (value?.cells ?? []);
}

function cellPlaces(value: NamedValue | undefined): RelatedPlace[] {
  return cellsIn(value).map((cell) => relatedPlace(cell, filledFrom));
}

function ownPlace(file: ContentFile, at: PathInFile, related: readonly RelatedPlace[]): Place {
  return { ...file.place(at), related };
}
