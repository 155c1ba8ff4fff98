import { withKeys } from "../edit/change-text.ts";
import type { ContentIndex, PageFile } from "../index/content-index.ts";
import { languageAt, siteLanguages } from "../index/site-languages.ts";
import { translationsIn } from "../index/translations.ts";
import { routeOfPage } from "../read/route-of.ts";
import { textMark } from "../rules/checks/stale-translation.ts";
import { intoLanguage } from "./into-language.ts";

/**
 * The text with which the translation of a page begins: that of the page itself with its comments, as a draft, with links and folders of
 * its own language where there are such. Its old addresses are not those of the new page. `path` is that of the new page inside the
 * content folder. Of the page of a row it is the file that all of them are made of.
 */
export function startTranslation(content: ContentIndex, page: PageFile, path: string): string {
  const route = routeOfPage(path);
  const { code = "", home = "/" } = languageAt(siteLanguages(content.site.data), route) ?? {};
  const text = intoLanguage(content, page.source, code);
  const isPair =
    translationsIn(content)(page.route).get(code) === undefined && route === home + page.route.replace(/^\/$/, "");
  const added = {
    ...(isPair || page.row !== undefined ? {} : { translates: page.route }),
    translatedFrom: textMark(content, page),
    draft: true,
  };
  return withKeys(text, added, ofOriginal);
}

const ofOriginal = new Set(["redirectFrom", "language", "translates", "translatedFrom", "draft"]);
