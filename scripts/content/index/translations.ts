import { valueAt } from "../diagnostic/path.ts";
import type { AddressForm } from "../read/address-form.ts";
import { type ContentIndex, type PageFile, oncePerIndex } from "./content-index.ts";
import { isDraft } from "./publication.ts";
import {
  findTranslations,
  languageAt,
  type LanguageLinks,
  languageLinks,
  type SiteLanguage,
  siteLanguages,
  type TranslationFinder,
  translatedPage,
} from "./site-languages.ts";

/** The translations of all pages of an index. */
export const translationsIn = oncePerIndex(({ site, pages }) => findTranslations(site.data, pages.map(translatedPage)));

/** The counterpart of a folder in another language: the folder with the same path, or that of the translation of its page. */
export function folderInLanguage(
  content: ContentIndex,
  folder: string,
  { code, home }: SiteLanguage,
): string | undefined {
  const folders = [`${home}${folder === "/" ? "" : folder}`, translationsIn(content)(folder).get(code) ?? ""];
  return folders.find((one) => content.folders.has(one));
}

/** Returns a function that finds the pages of an index in each language, with the addresses of a site. */
export function listedLinks(
  { site, pages }: Pick<ContentIndex, "site" | "pages">,
  find: TranslationFinder,
  form: AddressForm,
): LanguageLinks {
  const unlisted = new Set(pages.filter(({ data }) => valueAt(data, ["unlisted"]) === true).map(({ route }) => route));
  return languageLinks(siteLanguages(site.data), find, form, (route) => !unlisted.has(route));
}

/** The published pages of the main language of a multilingual site, without those in a language of their own. */
export function originalPages({ site, pages }: ContentIndex): readonly PageFile[] {
  const languages = siteLanguages(site.data);
  const [first] = languages;
  if (!first) return [];
  const primary = (code: string) => code.split("-", 1)[0];
  return pages.filter(({ route, data }) => {
    const { code } = first;
    const own = String(valueAt(data, ["language"]) ?? code);
    return languageAt(languages, route) === first && primary(own) === primary(code) && !isDraft(data);
  });
}
