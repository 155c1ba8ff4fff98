import type { ContentModel } from "../check/content-model.ts";
import { type ValuePath, valueAt } from "../diagnostic/path.ts";
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

/** The text at a path, with what another file has in the same block there; undefined where it is nothing but names of facts, or of values that a part is given. */
export function textIn(
  data: unknown,
  other: unknown,
  { path, schema }: Pick<TextToTranslate, "path" | "schema">,
): TextToTranslate | undefined {
  const text = textAt(data, path);
  if (text === undefined || withoutNames(text) === "") return undefined;
  // Another block may have been put before it in one of them.
  const isOf = (key: string) => [data, other].map((one) => valueAt(one, [...path.slice(0, 2), key]));
  const isSame = path[0] !== "blocks" || ["type", "use"].map(isOf).every(([own, theirs]) => own === theirs);
  return { path, text, there: isSame ? textAt(other, path) : undefined, schema };
}

function withoutNames(text: string): string {
  return text.replaceAll(/\{[^{}]*\}/g, "").trim();
}

/** Whether a text has words beside such names, and is no address or mailbox. */
export function hasWords(text: string): boolean {
  const own = withoutNames(text);
  return /\p{L}/u.test(own) && !/^(?:[/#]\S*|[a-z][a-z+.-]*:\S+|\S+@\S+\.\S+)$/i.test(own);
}
