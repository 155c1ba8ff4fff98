import type { ContentModel } from "../check/content-model.ts";
import { isRecord } from "../diagnostic/is-record.ts";
import { listAt, type ValuePath, valueAt } from "../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../index/content-index.ts";
import type { SourceFile } from "../read/read-content.ts";
import { type FormatMapper, type FormattedValue, textKind } from "../schema/map-formats.ts";
import type { Schema } from "../schema/schema-set.ts";
import type { ContentFile } from "../yaml/content-file.ts";

/** Into which language texts are translated, and by what they are found. */
export interface Translating {
  readonly content: ContentIndex;
  readonly code: string;
  /** The route of the home page of that language. */
  readonly home: string;
  readonly model: ContentModel;
}

/** A text of a file in the first language of a site. */
export interface TextToTranslate {
  readonly path: ValuePath;
  readonly text: string;
  /** What the language has at the same place, which may be the same words; undefined where it has nothing there. */
  readonly there: string | undefined;
  /** Its place in the file of the language; undefined where nobody can tell which that is. */
  readonly place: ValuePath | undefined;
  /** The list in the original, or what else, of which that file has other entries, so that there is no place. */
  readonly unlike?: ValuePath;
  /** What the text is, where a schema says so. */
  readonly schema?: Schema | undefined;
}

/** A file in the first language of a site whose texts another can have in its own words. */
export interface Original {
  /** By which catalogues know it: the route of a page, the path of another file. */
  readonly name: string;
  readonly file: ContentFile;
  readonly texts: readonly TextToTranslate[];
  /** The path of the file with the words of the other language, and that file, where there is one. */
  readonly path: string;
  readonly existing: SourceFile | undefined;
  /** The text of that file with a place for each of these paths. */
  begin(paths: readonly ValuePath[]): string;
  /** The page, or the first of those that are made of the rows of a table; undefined where it is none. */
  readonly page?: PageFile;
}

/** The words that the other language has for a text, if they differ. Where a translation has only been begun its links alone lead elsewhere. */
export function translationOf({ text, there }: TextToTranslate): string | undefined {
  return there === undefined || withoutLinks(there) === withoutLinks(text) ? undefined : there;
}

function withoutLinks(text: string): string {
  return text.replaceAll(/\]\([^)]*\)/g, "]");
}

/** What a file of a language has for a text of the original, which stands at a path there, and where it belongs. */
function placeIn(
  other: unknown,
  original: unknown,
  path: ValuePath,
): Pick<TextToTranslate, "there" | "place" | "unlike"> {
  let place: ValuePath = [];
  let unlike: ValuePath | undefined;
  for (const [depth, step] of path.entries()) {
    const above = path.slice(0, depth);
    const list = valueAt(original, above);
    if (!Array.isArray(list)) {
      place = [...place, step];
      continue;
    }
    const found = entryIn(listAt(other, place), list, Number(step));
    if (!found.isSure) unlike ??= above;
    if (found.index === undefined) return { there: undefined, place: undefined, unlike: unlike ?? above };
    place = [...place, found.index];
  }
  const isFree = isRecord(valueAt(other, place.slice(0, -1))) && valueAt(other, place) === undefined;
  const there = textAt(other, place);
  if (!isFree && there === undefined) unlike ??= path;
  return unlike ? { there, place: undefined, unlike } : { there, place };
}

/** Which entry of another list is that of a list: the one of its id, or else of its type and its number among those of that type. */
function entryIn(other: readonly unknown[], list: readonly unknown[], step: number) {
  const kind = kindOf(list[step]);
  const [own, theirs] = [list, other].map((entries) =>
    entries.flatMap((entry, index) => (kindOf(entry) === kind ? [{ index, id: valueAt(entry, ["id"]) }] : [])),
  );
  const twin = (one: { id: unknown }, all = theirs) =>
    one.id === undefined ? undefined : all?.find(({ id }) => id === one.id);
  const named = twin({ id: valueAt(list[step], ["id"]) });
  if (named) return { index: named.index, isSure: true };
  const [left = [], right = []] = [own?.filter((one) => !twin(one)), theirs?.filter((one) => !twin(one, own))];
  const number = left.findIndex(({ index }) => index === step);
  return { index: right[number]?.index, isSure: left.length === right.length };
}

function kindOf(entry: unknown): string {
  return ["type", "use"].map((key) => valueAt(entry, [key])).join();
}

/** The texts in data that visitors read. */
export function readTexts(mapper: FormatMapper, data: unknown): readonly FormattedValue[] {
  const found: FormattedValue[] = [];
  mapper(data, (one) => {
    if (textKind(one.format)) found.push(one);
    return one.value;
  });
  return found;
}

export function textAt(data: unknown, path: ValuePath): string | undefined {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : undefined;
}

/** The text at a path, with what the file of a language has for it, where there is one; undefined where it is nothing but names of facts, or of values that a part is given. */
export function textIn(
  data: unknown,
  other: unknown,
  { path, schema }: Pick<TextToTranslate, "path" | "schema">,
): TextToTranslate | undefined {
  const text = textAt(data, path);
  if (text === undefined || withoutNames(text) === "") return undefined;
  const found = other === undefined ? { there: undefined, place: path } : placeIn(other, data, path);
  return { path, text, schema, ...found };
}

function withoutNames(text: string): string {
  return text.replaceAll(/\{[^{}]*\}/g, "").trim();
}

/** Whether a text has words beside such names, and is no address or mailbox. */
export function hasWords(text: string): boolean {
  const own = withoutNames(text);
  return /\p{L}/u.test(own) && !/^(?:[/#]\S*|[a-z][a-z+.-]*:\S+|\S+@\S+\.\S+)$/i.test(own);
}
