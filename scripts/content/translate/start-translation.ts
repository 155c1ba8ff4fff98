import { isMap, isScalar } from "yaml";
import type { ContentIndex, PageFile } from "../index/content-index.ts";
import { languageAt, siteLanguages } from "../index/site-languages.ts";
import { translationsIn } from "../index/translations.ts";
import { routeOfPage } from "../read/route-of.ts";
import { textMark } from "../rules/checks/stale-translation.ts";
import { isComposed } from "../yaml/fillings.ts";
import { parseText } from "../yaml/parse-text.ts";
import { intoLanguage } from "./into-language.ts";

/**
 * The text with which the translation of a page begins: that of the page itself with its comments, as a draft, with links and folders of
 * its own language where there are such. Its old addresses are not those of the new page. `path` is that of the new page inside the
 * content folder. Of the page of a row it is the file that all of them are made of.
 */
export function startTranslation(content: ContentIndex, page: PageFile, path: string): string {
  const route = routeOfPage(path);
  const { code = "", home = "/" } = languageAt(siteLanguages(content.site.data), route) ?? {};
  const document = parseText(intoLanguage(content, page.source, code));
  for (const key of ["redirectFrom", "language", "translates", "translatedFrom"]) document.delete(key);
  const contents: unknown = document.contents;
  if (!isMap(contents)) throw new Error("A page is no mapping.");
  const isPair =
    translationsIn(content)(page.route).get(code) === undefined && route === home + page.route.replace(/^\/$/, "");
  const isOfRow = isComposed(page.source) && page.source.fillings.row !== undefined;
  const added = [
    ...(isPair || isOfRow ? [] : [document.createPair("translates", page.route)]),
    ...(isOfRow ? [] : [document.createPair("translatedFrom", textMark(content, page))]),
    document.createPair("draft", true),
  ];
  document.delete("draft");
  const blocks = contents.items.findIndex(({ key }) => isScalar(key) && key.value === "blocks");
  contents.items.splice(blocks, 0, ...added);
  return document.toString({ lineWidth: 0 });
}
