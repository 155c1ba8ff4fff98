import { valueAt } from "../content/diagnostic/path.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { formerPaths } from "../content/index/former-paths.ts";
import { numberedAddress, numberedRoutes } from "../content/index/numbered-routes.ts";
import { siteLanguages, type TranslationFinder } from "../content/index/site-languages.ts";
import { unescapeText } from "../content/markdown/quotes.ts";
import { parseOldAddress } from "../content/read/old-address.ts";
import { pageAddress } from "../content/read/page-address.ts";
import { isRoute, plainAddress } from "../content/read/route-form.ts";
import { isNotFoundRoute } from "../content/read/route-of.ts";

/** The facts about a page that the files for hosts and search engines need. */
export interface RouteFacts {
  /** The path in the address. */
  readonly path: string;
  /** True if the sitemap lists the page. */
  readonly listed: boolean;
  readonly redirectFrom: readonly string[];
  /** Absent for the pages on which a list goes on. */
  readonly title?: string;
  readonly description?: string;
  /** The same page in the languages of a site that has several, its own among them, that of most pages first. */
  readonly translations?: readonly { readonly code: string; readonly path: string }[];
}

/**
 * The routes of a site with the old addresses that lead to them: those of its pages, and those on which their long lists go on. A
 * page that comes or goes by its dates has its address while it is there, also where that is an old one of another page.
 */
export function findRoutes(
  content: Pick<ContentIndex, "site" | "pages" | "references" | "folders">,
  findTranslation: TranslationFinder,
): RouteFacts[] {
  const languages = siteLanguages(content.site.data);
  const taken = new Set(content.pages.map(({ route }) => route.toLowerCase()));
  const isFree = (from: string) => {
    const address = parseOldAddress(from);
    return !address || address.query.length > 0 || !taken.has(plainAddress(pageAddress(address.path)).toLowerCase());
  };
  const unlisted = new Set(content.pages.filter(isUnlisted).map(({ route }) => route));
  const inLanguage = (route: string, code: string) => {
    const path = findTranslation(route, code);
    return path === undefined || unlisted.has(path) ? [] : [{ code, path }];
  };
  const pages = content.pages
    .filter(({ route }) => !isNotFoundRoute(route))
    .map(({ route, data }) => ({
      path: route,
      listed: !isUnlisted({ data }),
      title: unescapeText(String(valueAt(data, ["title"]))),
      description: unescapeText(String(valueAt(data, ["description"]))),
      redirectFrom: formerPaths(data).flatMap(({ from }) => (isFree(from) ? [from] : [])),
      ...(languages.length > 0 ? { translations: languages.flatMap(({ code }) => inLanguage(route, code)) } : {}),
    }));
  const firsts = new Map(pages.map((page) => [page.path, page]));
  const numbered = numberedRoutes(content).flatMap(({ route, number, first }) => {
    const page = firsts.get(first);
    const { listed, redirectFrom } = page ?? { listed: false, redirectFrom: [] };
    return page ? [{ path: route, listed, redirectFrom: numberedFrom(redirectFrom, number) }] : [];
  });
  return [...pages, ...numbered];
}

function isUnlisted({ data }: { readonly data: unknown }): boolean {
  return valueAt(data, ["unlisted"]) === true;
}

/** Where the pages on which a list goes on were before: below the old routes of its page. */
function numberedFrom(redirectFrom: readonly string[], number: number): readonly string[] {
  return redirectFrom
    .map(plainAddress)
    .filter(isRoute)
    .map((from) => numberedAddress(from, number));
}
