import { posix } from "node:path";
import { siteChecks } from "../answers/site-checks.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { fromPointer, isRecord, listAt, toPointer, valueAt, type ValuePath } from "../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../index/content-index.ts";
import { isInDraft } from "../index/publication.ts";
import { isBelow } from "../index/site-languages.ts";
import { originalPages, translationsIn } from "../index/translations.ts";
import { optionForms } from "../rules/toolkit/rule.ts";
import { hasWords } from "../values/placeholders.ts";
import { dataIn } from "../yaml/data-in.ts";
import { isComposed } from "../yaml/fillings.ts";
import { type Original, readTexts, textIn, type TextToTranslate, type Translating } from "./original.ts";
import { startTranslation } from "./start-translation.ts";

/** The routes of pages that are not translated, including all pages below them. */
export function untranslatedRoutes({ site }: ContentIndex): readonly string[] {
  return optionForms.routes.safeParse(siteChecks(site.data)["missing-translation-except"]).data ?? [];
}

/** The pages of the first language. Pages made from table rows are represented by their template. */
export function pageOriginals(translating: Translating): readonly Original[] {
  const { content, code, home } = translating;
  const findTranslation = translationsIn(content);
  const files = groupBy(originalPages(content), writtenPath);
  return [...files].flatMap(([original, [page, ...others]]): Original | [] => {
    if (!page) return [];
    const samePath = `${home.slice(1)}/${original}`;
    const translated = [page, ...others].flatMap(
      ({ route }) => content.pagesByRoute.get(findTranslation(route).get(code) ?? "") ?? [],
    );
    // The rows of the language's table may have other addresses.
    const [translation] = isOfRow(page)
      ? [...translated.filter(isOfRow), ...content.pages.filter((one) => writtenPath(one) === samePath)]
      : translated;
    if (!translation && untranslatedRoutes(content).some((one) => isBelow(page.route, one))) return [];
    const existing = translation?.source;
    const path = translation ? writtenPath(translation) : samePath;
    return {
      ...{ name: isOfRow(page) ? original : page.route, file: page, page, path, existing },
      // Each page of a template can leave something out.
      texts: textsOf([page, ...others], existing && dataIn(existing.text), translating),
      begin: () => existing?.text ?? startTranslation(content, page, path),
    };
  });
}

function isOfRow({ row }: PageFile): boolean {
  return row !== undefined;
}

/** The path of the file of a page inside the content folder: for the page of a row, that of its template. */
function writtenPath({ source, row }: PageFile): string {
  return row !== undefined ? posix.join(posix.dirname(source.path), posix.basename(source.displayPath)) : source.path;
}

function textsOf(
  pages: readonly [PageFile, ...PageFile[]],
  other: unknown,
  { model }: Translating,
): readonly TextToTranslate[] {
  const [{ source, data }] = pages;
  // The data before anything is filled in.
  const written = isComposed(source) ? dataIn(source.text) : data;
  const texts = new Map<string, TextToTranslate>();
  const add = (path: ValuePath, schema: TextToTranslate["schema"]) => {
    const found = texts.has(toPointer(path)) ? undefined : textIn(written, other, { path, schema });
    if (found) texts.set(toPointer(path), found);
  };
  for (const page of pages)
    for (const { path } of readTexts(model.pageMapper, page.data)) {
      const { file, pointer } = page.place({ path });
      // Names of people stay as they are, and texts of a part, a fact or a table are not texts of the page.
      if (path[0] !== "authors" && file === source.displayPath && !isInDraft(page.data, path))
        add(fromPointer(pointer), model.shapes.page.at(page.data, path));
    }
  // The values that its blocks pass to parts.
  for (const [index, block] of listAt(written, ["blocks"]).entries()) {
    const given = valueAt(block, ["with"]);
    for (const [key, text] of Object.entries(isRecord(given) ? given : {}))
      if (hasWords(String(text))) add(["blocks", index, "with", key], undefined);
  }
  return [...texts.values()];
}
