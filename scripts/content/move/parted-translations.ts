import { valueAt } from "../diagnostic/path.ts";
import type { ContentIndex } from "../index/content-index.ts";
import { siteLanguages, withoutLanguage } from "../index/site-languages.ts";
import { translationsIn } from "../index/translations.ts";

/**
 * The `translates` that pages need after a move, by file path: those that were translations only by their path, and no longer are.
 * `newRoutes` has the new routes of the pages that move.
 */
export function partedTranslations(
  index: ContentIndex,
  newRoutes: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const languages = siteLanguages(index.site.data);
  const find = translationsIn(index);
  const pathOf = (route: string) => withoutLanguage(newRoutes.get(route) ?? route, languages);
  const groups = new Set([...newRoutes.keys()].map(find));
  const parted = [...groups].flatMap((group) => {
    const [original, ...others] = languages.flatMap(({ code }) => group.get(code) ?? []);
    if (original === undefined) return [];
    const pages = others
      .filter((route) => pathOf(route) !== pathOf(original))
      .flatMap((route) => index.pagesByRoute.get(route) ?? []);
    // Pages made from table rows share one file, which says what they translate.
    const silent = pages.filter(({ data, row }) => valueAt(data, ["translates"]) === undefined && row === undefined);
    return silent.map(({ source }) => [source.path, newRoutes.get(original) ?? original] as const);
  });
  return new Map(parted);
}
