import { withKeys } from "../edit/change-text.ts";
import type { ContentIndex, PageFile } from "../index/content-index.ts";
import { languageAt, siteLanguages } from "../index/site-languages.ts";
import { translationsIn } from "../index/translations.ts";
import { routeOfPage } from "../read/route-of.ts";
import { textMark } from "../rules/checks/stale-translation.ts";
import { intoLanguage } from "./into-language.ts";

/**
 * The initial text of a translation: a copy of the page with its comments, as a draft, with the links and folders of the new language if
 * there are any, and without the old addresses of the page. `path` is the path of the new page inside the content folder. For the page of
 * a row, the template is copied.
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
