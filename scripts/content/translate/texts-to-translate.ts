import { Composer, CST, isScalar, Parser } from "yaml";
import { fromPointer, type ValuePath, valueAt } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import type { ContentIndex, PageFile } from "../index/content-index.ts";
import { originalPages, translationsIn } from "../index/translations.ts";
import { type FormatMapper, plainTextFormat } from "../schema/map-formats.ts";
import { isComposed } from "../yaml/fillings.ts";
import { placeOf } from "../yaml/to-diagnostic.ts";

/** A text of a page in the first language of a site, and the same of its translation. */
export interface TextToTranslate {
  readonly page: PageFile;
  readonly pointer: string;
  readonly text: string;
  /** Undefined where there is none, or it does not stand at the same place. */
  readonly translation: string | undefined;
}

/** The language into which texts are to be translated. */
interface TranslationTarget {
  readonly code: string;
  /** Finds the texts that a page shows. */
  readonly mapper: FormatMapper;
}

/** The texts that readers see on the pages of the first language, in the order of pages, with those of another language. */
export function textsToTranslate(
  content: ContentIndex,
  { code, mapper }: TranslationTarget,
): readonly TextToTranslate[] {
  const findTranslation = translationsIn(content);
  return originalPages(content).flatMap((page) => {
    if (isComposed(page.source) && page.source.fillings.row) return [];
    const route = findTranslation(page.route, code);
    const other = route === undefined ? undefined : content.pagesByRoute.get(route);
    const texts: TextToTranslate[] = [];
    mapper(page.data, ({ value, format, path }) => {
      const { kind } = findFormat(format) ?? {};
      const isText = format === plainTextFormat || kind === "sentence" || kind === "prose";
      // Names of people stay as they are.
      if (!isText || path[0] === "authors") return value;
      const { file, pointer } = placeOf({ file: page, path });
      // What stands in a part, a fact or a table is no text of the page.
      if (file !== page.source.displayPath) return value;
      const text = String(page.asWritten?.(path) ?? value);
      const there = other?.asWritten?.(path) ?? valueAt(other?.data, path);
      const same = isSamePlace(page.data, other?.data, path) ? there : undefined;
      const translation = typeof same === "string" && withoutLinks(same) !== withoutLinks(text) ? same : undefined;
      texts.push({ page, pointer, text, translation });
      return value;
    });
    return texts;
  });
}

/** Where a translation has been begun its links lead into its language, and all else is as it was. */
function withoutLinks(text: string): string {
  return text.replaceAll(/\]\([^)]*\)/g, "]");
}

/** Whether two pages have the same block at a path: another may have been put before it in one of them. */
function isSamePlace(one: unknown, other: unknown, path: ValuePath): boolean {
  if (path[0] !== "blocks") return true;
  const at = [...path.slice(0, 2), "type"];
  return valueAt(one, at) === valueAt(other, at);
}

/** Writes texts into a page at the places of others, and leaves everything else as it is, comments too. Places that it has not are given back. */
export function withTexts(
  yaml: string,
  texts: ReadonlyMap<string, string>,
): { readonly yaml: string; readonly missing: readonly string[] } {
  const tokens = [...new Parser().parse(yaml)];
  const [document] = new Composer({ keepSourceTokens: true }).compose(tokens);
  const missing = [...texts].flatMap(([pointer, text]) => {
    const node: unknown = document?.getIn(fromPointer(pointer), true);
    const token = isScalar(node) && typeof node.value === "string" ? node.srcToken : undefined;
    if (!token) return [pointer];
    if (isScalar(node) && node.value !== text) CST.setScalarValue(token, text, { afterKey: true });
    return [];
  });
  return { yaml: tokens.map((token) => CST.stringify(token)).join(""), missing };
}
