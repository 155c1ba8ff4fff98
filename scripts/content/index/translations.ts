import { type ContentIndex, type PageFile, oncePerIndex } from "./content-index.ts";
import { isDraft } from "./publication.ts";
import { findTranslations, languageAt, siteLanguages, translatedPage } from "./site-languages.ts";

/** The translations of all pages of an index. */
export const translationsIn = oncePerIndex(({ site, pages }) => findTranslations(site.data, pages.map(translatedPage)));

/** The published pages of the first language of a site that has several. */
export function originalPages({ site, pages }: ContentIndex): readonly PageFile[] {
  const languages = siteLanguages(site.data);
  return languages.length === 0
    ? []
    : pages.filter(({ route, data }) => languageAt(languages, route) === languages[0] && !isDraft(data));
}
