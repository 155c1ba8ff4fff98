import type { RelatedPlace } from "../diagnostic/diagnostic.ts";
import { toPointer, type ValuePath, valueAt } from "../diagnostic/path.ts";
import type { TextPart } from "../values/placeholders.ts";
import type { ContentFile, EntryPart, Excerpt, Place } from "../yaml/content-file.ts";
import type { NamedValue } from "../yaml/fillings.ts";

/** Where something is written, and the place that uses the part in which that is. */
export interface WrittenAt {
  readonly file: ContentFile;
  readonly path: ValuePath;
  readonly use?: ValuePath | undefined;
}

/** A stretch of a filled text: as it is written, or the value of a name. */
export interface Segment extends Excerpt {
  readonly written: TextPart;
  readonly value: NamedValue | undefined;
}

/**
 * Where a value of a composed page comes from: from elsewhere in its file, or from another; from a text that was filled in; or from
 * a value that a text names.
 */
export type Origin = WrittenText | (NamedValue & { readonly at: WrittenAt });

/** With segments where it is a text that was filled in. */
interface WrittenText extends WrittenAt {
  readonly segments?: readonly Segment[];
}

interface PlaceQuestion {
  readonly path: ValuePath;
  readonly part: EntryPart;
  readonly excerpt?: Excerpt | undefined;
  readonly isUnfit?: boolean | undefined;
}

/** The methods of a composed file that say where its values are written. */
export function placer(
  page: ContentFile,
  origins: ReadonlyMap<string, Origin>,
): Pick<ContentFile, "place" | "asWritten" | "locate" | "locateExcerpt" | "sourceText"> {
  const own: WrittenText = { file: page, path: [] };
  const originOf = (path: ValuePath): { readonly origin: Origin; readonly rest: ValuePath } => {
    for (let length = path.length; length > 0; length--) {
      const origin = origins.get(toPointer(path.slice(0, length)));
      if (origin) return { origin, rest: path.slice(length) };
    }
    return { origin: own, rest: path };
  };
  const place = ({ path, part, excerpt, isUnfit }: PlaceQuestion): Place => {
    const { origin, rest } = originOf(path);
    const related = (at: WrittenAt, message: string) => [
      placeOf({ file: at.file, path: at.path }, message),
      ...(at.use ? [placeOf({ file: page, path: at.use }, "This page uses the part.")] : []),
    ];
    // A key is the template's.
    if ("at" in origin && part === "key" && rest.length === 0) {
      return ownPlace(origin.at.file, { path: origin.at.path, part }, related(origin.at, "").slice(1));
    }
    if ("at" in origin && origin.kind === "fact" && isUnfit) {
      const own = ownPlace(origin.at.file, { path: origin.at.path, part }, [placeOf(origin, "The fact is here.")]);
      return { ...own, isFilled: true };
    }
    if ("at" in origin) return valuePlace(origin, { rest, part, related: related(origin.at, "It is filled in here.") });
    const at = [...origin.path, ...rest];
    const use = origin.use ? [placeOf({ file: page, path: origin.use }, "This page uses the part.")] : [];
    if (!origin.segments) return ownPlace(origin.file, { path: at, part, excerpt }, use);
    const segment = excerpt && origin.segments.find(({ start, end }) => start <= excerpt.start && excerpt.end <= end);
    if (segment?.value)
      return valuePlace(segment.value, { rest: [], part, related: related(origin, "It is filled in here.") });
    if (excerpt && segment) {
      const shift = segment.written.start - segment.start;
      return ownPlace(
        origin.file,
        { path: at, part, excerpt: { start: excerpt.start + shift, end: excerpt.end + shift } },
        use,
      );
    }
    if (part === "key") return ownPlace(origin.file, { path: at, part }, use);
    const cells = origin.segments.flatMap(({ value }) =>
      value?.kind === "cell" ? placeOf(value, "Filled with this cell.") : [],
    );
    return { ...ownPlace(origin.file, { path: at, part }, [...use, ...cells]), isFilled: true };
  };
  return {
    place,
    locate: (path, part) => place({ path, part }),
    locateExcerpt: (path, excerpt) => place({ path, part: "value", excerpt }),
    asWritten(path) {
      const { origin, rest } = originOf(path);
      if (rest.length > 0) return undefined;
      if ("at" in origin) return valueAt(origin.at.file.data, origin.at.path);
      return origin.segments && valueAt(origin.file.data, origin.path);
    },
    sourceText(path) {
      const { origin, rest } = originOf(path);
      return "at" in origin || origin.segments ? "" : origin.file.sourceText([...origin.path, ...rest]);
    },
  };
}

function ownPlace(file: ContentFile, { path, part, excerpt }: PlaceQuestion, related: readonly RelatedPlace[]): Place {
  const { line, column, endLine, endColumn } = excerpt ? file.locateExcerpt(path, excerpt) : file.locate(path, part);
  return { line, column, endLine, endColumn, file: file.source.displayPath, pointer: toPointer(path), related };
}

function valuePlace(
  { file, path, kind }: NamedValue,
  { rest, part, related }: { rest: ValuePath; part: EntryPart; related: readonly RelatedPlace[] },
): Place {
  return {
    ...ownPlace(file, { path: [...path, ...rest], part: rest.length > 0 ? part : "value" }, related),
    isFilled: true,
    ofCell: kind === "cell",
  };
}

function placeOf({ file, path }: Pick<WrittenAt, "file" | "path">, message: string): RelatedPlace {
  const { line, column } = file.locate(path, "value");
  return { file: file.source.displayPath, line, column, message };
}
