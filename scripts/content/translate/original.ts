import type { ContentModel } from "../check/content-model.ts";
import { isRecord, listAt, valueAt, type ValuePath } from "../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../index/content-index.ts";
import type { SourceFile } from "../read/read-content.ts";
import { type FormatMapper, type FormattedValue, textKind } from "../schema/map-formats.ts";
import type { Schema } from "../schema/schema-set.ts";
import { withoutNames } from "../values/placeholders.ts";
import type { ContentFile } from "../yaml/content-file.ts";

/** The language to translate into, and the content to translate. */
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
  /** The text of the language at the same place, which may be identical; undefined if it has none. */
  readonly there: string | undefined;
  /** Its place in the file of the language; undefined if it is not clear which that is. */
  readonly place: ValuePath | undefined;
  /** The list, or other value, that has different entries in that file, so that there is no place. */
  readonly unlike?: ValuePath;
  /** The schema of the text, if it has one. */
  readonly schema?: Schema | undefined;
}

/** A file in the first language of a site that another language can translate. */
export interface Original {
  /** Its name in translation catalogues: the route of a page, or the path of another file. */
  readonly name: string;
  readonly file: ContentFile;
  readonly texts: readonly TextToTranslate[];
  /** The path of the translated file, and that file if it exists. */
  readonly path: string;
  readonly existing: SourceFile | undefined;
  /** The text of that file with a place for each of these paths. */
  begin(paths: readonly ValuePath[]): string;
  /** The page, or the first of those made from the rows of a table; undefined if the file is not a page. */
  readonly page?: PageFile;
}

/** The translation of a text, if it differs. In a translation that has only been started, only the links differ. */
export function translationOf({ text, there }: TextToTranslate): string | undefined {
  return there === undefined || withoutLinks(there) === withoutLinks(text) ? undefined : there;
}

function withoutLinks(text: string): string {
  return text.replaceAll(/\]\([^)]*\)/g, "]");
}

/** The text that a translated file has for the text at a path in the original, and where it belongs. */
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

/** Finds the matching entry in another list: by its id, or else by its type and its number among entries of that type. */
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

/** The text at a path, with its translation if there is one; undefined if it holds only names of facts or of values passed to a part. */
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
