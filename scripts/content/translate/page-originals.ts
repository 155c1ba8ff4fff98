import { isRecord } from "../diagnostic/is-record.ts";
import { fromPointer, toPointer, type ValuePath, valueAt } from "../diagnostic/path.ts";
import type { PageFile } from "../index/content-index.ts";
import { originalPages, translationsIn } from "../index/translations.ts";
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

/** The pages of the first language, but those that are made of the rows of a table. */
export function pageOriginals(translating: Translating): readonly Original[] {
  const { content, code, home } = translating;
  const findTranslation = translationsIn(content);
  return originalPages(content).flatMap((page): Original[] => {
    if (isComposed(page.source) && page.source.fillings.row) return [];
    const route = findTranslation(page.route, code);
    const existing = (route === undefined ? undefined : content.pagesByRoute.get(route))?.source;
    const path = existing?.path ?? `${home.slice(1)}/${page.source.path}`;
    const begin = () => existing?.text ?? startTranslation(content, page, path);
    const texts = textsOf(page, existing && writtenData(existing), translating);
    return [{ name: page.route, file: page, page, texts, path, existing, begin }];
  });
}

/** What a file says before anything is filled in. */
function writtenData({ text }: Pick<PageFile["source"], "text">): unknown {
  return dataOf(parseText(text));
}

function textsOf(page: PageFile, other: unknown, { mappers, shapes }: Translating): readonly TextToTranslate[] {
  const written = isComposed(page.source) ? writtenData(page.source) : page.data;
  const texts = new Map<string, TextToTranslate>();
  const add = (path: ValuePath, schema: TextToTranslate["schema"]) => {
    const text = valueAt(written, path);
    if (typeof text !== "string" || isNameAlone(text) || texts.has(toPointer(path))) return;
    const there = isSamePlace(written, other, path) ? valueAt(other, path) : undefined;
    texts.set(toPointer(path), { path, text, there: typeof there === "string" ? there : undefined, schema });
  };
  mappers.page(page.data, (value) => {
    const { path } = value;
    // Names of people stay as they are.
    if (!isReadText(value) || path[0] === "authors") return value.value;
    const { file, pointer } = placeOf({ file: page, path });
    // What stands in a part or a fact is no text of the page.
    if (file === page.source.displayPath) add(fromPointer(pointer), shapes.page.at(page.data, path));
    return value.value;
  });
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
