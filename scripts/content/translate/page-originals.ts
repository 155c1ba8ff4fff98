import { posix } from "node:path";
import { isRecord } from "../diagnostic/is-record.ts";
import { fromPointer, toPointer, type ValuePath, valueAt } from "../diagnostic/path.ts";
import type { PageFile } from "../index/content-index.ts";
import { originalPages, translationsIn } from "../index/translations.ts";
import type { SourceFile } from "../read/read-content.ts";
import { isComposed } from "../yaml/fillings.ts";
import { dataOf, parseText } from "../yaml/parse-text.ts";
import { placeOf } from "../yaml/to-diagnostic.ts";
import {
  hasWords,
  isNameAlone,
  isReadText,
  type Original,
  type TextToTranslate,
  type Translating,
} from "./original.ts";
import { startTranslation } from "./start-translation.ts";

/** The pages of the first language; those that are made of the rows of a table as the one file that says how. */
export function pageOriginals(translating: Translating): readonly Original[] {
  const { content, code } = translating;
  const findTranslation = translationsIn(content);
  const files = new Map<string, [PageFile, ...PageFile[]]>();
  for (const page of originalPages(content)) {
    const path = writtenPath(page.source);
    files.set(path, [...(files.get(path) ?? []), page] as [PageFile, ...PageFile[]]);
  }
  return [...files].map(([path, pages]): Original => {
    const [page] = pages;
    if (path !== page.source.path) return templateOriginal(path, pages, translating);
    const route = findTranslation(page.route, code);
    const existing = (route === undefined ? undefined : content.pagesByRoute.get(route))?.source;
    return { name: page.route, page, ...originalOf(pages, { path, existing }, translating) };
  });
}

function templateOriginal(path: string, pages: readonly [PageFile, ...PageFile[]], translating: Translating): Original {
  const there = `${translating.home.slice(1)}/${path}`;
  const existing = translating.content.pages.find(({ source }) => writtenPath(source) === there)?.source;
  return { name: path, ...originalOf(pages, { path, existing }, translating) };
}

interface Written {
  readonly path: string;
  readonly existing: SourceFile | undefined;
}

/** What several pages of one file say, of which each can leave something out. */
function originalOf(
  pages: readonly [PageFile, ...PageFile[]],
  { path: original, existing }: Written,
  translating: Translating,
): Omit<Original, "name" | "page"> {
  const [file] = pages;
  const path = existing === undefined ? `${translating.home.slice(1)}/${original}` : writtenPath(existing);
  return {
    file,
    texts: textsOf(pages, existing && writtenData(existing), translating),
    path,
    existing,
    begin: () => existing?.text ?? startTranslation(translating.content, file, path),
  };
}

/** The path of the file of a page inside the content folder: of the page of a row, that of the file that says how. */
function writtenPath(source: SourceFile): string {
  const isOfRow = isComposed(source) && source.fillings.row !== undefined;
  return isOfRow ? posix.join(posix.dirname(source.path), posix.basename(source.displayPath)) : source.path;
}

/** What a file says before anything is filled in. */
function writtenData({ text }: Pick<PageFile["source"], "text">): unknown {
  return dataOf(parseText(text));
}

function textsOf(
  pages: readonly [PageFile, ...PageFile[]],
  other: unknown,
  { mappers, shapes }: Translating,
): readonly TextToTranslate[] {
  const [{ source, data }] = pages;
  const written = isComposed(source) ? writtenData(source) : data;
  const texts = new Map<string, TextToTranslate>();
  const add = (path: ValuePath, schema: TextToTranslate["schema"]) => {
    const text = valueAt(written, path);
    if (typeof text !== "string" || isNameAlone(text) || texts.has(toPointer(path))) return;
    const there = isSamePlace(written, other, path) ? valueAt(other, path) : undefined;
    texts.set(toPointer(path), { path, text, there: typeof there === "string" ? there : undefined, schema });
  };
  for (const page of pages) {
    mappers.page(page.data, (value) => {
      const { path } = value;
      // Names of people stay as they are.
      if (!isReadText(value) || path[0] === "authors") return value.value;
      const { file, pointer } = placeOf({ file: page, path });
      // What stands in a part, a fact or a table is no text of the page.
      if (file === source.displayPath) add(fromPointer(pointer), shapes.page.at(page.data, path));
      return value.value;
    });
  }
  for (const path of givenToParts(written)) if (hasWords(String(valueAt(written, path)))) add(path, undefined);
  return [...texts.values()];
}

/** The paths of what the blocks of a page give to the parts that they use. */
function givenToParts(data: unknown): readonly ValuePath[] {
  const blocks = valueAt(data, ["blocks"]);
  return (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown, index) => {
    const given = valueAt(block, ["with"]);
    return isRecord(given) ? Object.keys(given).map((key) => ["blocks", index, "with", key]) : [];
  });
}

/** Whether two pages have the same block at a path: another may have been put before it in one of them. */
export function isSamePlace(one: unknown, other: unknown, path: ValuePath): boolean {
  if (path[0] !== "blocks") return true;
  return ["type", "use"].every((key) => {
    const at = [...path.slice(0, 2), key];
    return valueAt(one, at) === valueAt(other, at);
  });
}
