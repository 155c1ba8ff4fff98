import { valueAt } from "../content/diagnostic/path.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { formerPaths } from "../content/index/former-paths.ts";
import { type ContentWithLists, firstOfFurther, furtherRoutes, movedFurther } from "../content/index/further-routes.ts";
import type { LanguageLinks } from "../content/index/site-languages.ts";
import { unescapeText } from "../content/markdown/quotes.ts";
import { parseOldAddress, pageAddress } from "../content/read/old-address.ts";
import { isRoute, plainAddress } from "../content/read/route-form.ts";
import { isNotFoundRoute } from "../content/read/route-of.ts";
import type { LastChanges } from "./last-changes.ts";
import type { SitemapRoute } from "./sitemap.ts";

/** What the files for hosts, search engines and assistants need to know about a page. */
export interface RouteFacts extends SitemapRoute {
  readonly redirectFrom: readonly string[];
  /** Absent for the further pages of a list. */
  readonly title?: string;
  readonly description?: string;
}

/**
 * The routes of a site with the old addresses that lead to them: its pages, and the further pages of their lists. A page that comes or
 * goes by its dates keeps its address while it is there, even if that is an old one of another page.
 */
export function findRoutes(
  content: Pick<ContentIndex, "pages"> & ContentWithLists,
  languagesOf: LanguageLinks,
  changes?: LastChanges,
): RouteFacts[] {
  const days = new Map(changes?.days);
  const today = new Date(content.at).toISOString().slice(0, 10);
  const taken = new Set(content.pages.map(({ route }) => route.toLowerCase()));
  const isFree = (from: string) => {
    const address = parseOldAddress(from);
    return !address || address.query.length > 0 || !taken.has(plainAddress(pageAddress(address.path)).toLowerCase());
  };
  const pages = content.pages
    .filter(({ route }) => !isNotFoundRoute(route))
    .map(({ route, data, source }) => ({
      path: route,
      changed: lastChange(data, today, days.get(source.path)),
      listed: !isUnlisted({ data }),
      title: unescapeText(String(valueAt(data, ["title"]))),
      description: unescapeText(String(valueAt(data, ["description"]))),
      redirectFrom: formerPaths(data).flatMap(({ from }) => (isFree(from) ? [from] : [])),
      languages: languagesOf(route),
    }));
  const firsts = new Map(pages.map((page) => [page.path, page]));
  const further = furtherRoutes(content).flatMap(({ route, first }) => {
    const page = firsts.get(first);
    const { listed, redirectFrom } = page ?? { listed: false, redirectFrom: [] };
    // They were below the old routes of their page; a former tag had none.
    const former = redirectFrom.map(plainAddress).filter((from) => isRoute(from) && firstOfFurther(from) === from);
    return page ? [{ path: route, listed, redirectFrom: former.map((from) => movedFurther(route, first, from)) }] : [];
  });
  return [...pages, ...further];
}

/** The day the page gives as `updated`; otherwise the later of its `date` and its commit. Its own days only count once they have come. */
export function lastChange(data: unknown, today: string | undefined, committed = ""): string | undefined {
  const [updated, date = ""] = ["updated", "date"].map((key) => {
    const day = valueAt(data, [key])?.toString();
    return day !== undefined && (today === undefined || day <= today) ? day : undefined;
  });
  return updated ?? ((date > committed ? date : committed) || undefined);
}

function isUnlisted({ data }: { readonly data: unknown }): boolean {
  return valueAt(data, ["unlisted"]) === true;
}
