import type { ContentIndex } from "../../index/content-index.ts";
import { findFormerRoutes } from "../../index/former-paths.ts";
import { folderOfRoute, hasPagePath, isNotFoundRoute } from "../../read/route-of.ts";
import { otherPage, withDescription } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { advise, createSuggester } from "../toolkit/suggest.ts";
import { excerpt } from "../toolkit/wording.ts";
import { deadLink, hiddenPage } from "./hidden-parts.ts";

export const unknownLink: Check = {
  code: "unknown-link",
  isLowerable: true,
  scope: "site",
  meaning: "A link leads to a route that has no page. Readers who follow it would meet an error.",
  bad: { "index.yaml": withDescription("Read [how we bake](«/bakign»)."), "baking.yaml": otherPage("Baking") },
  good: { "index.yaml": withDescription("Read [how we bake](/baking)."), "baking.yaml": otherPage("Baking") },
  check(content) {
    const targets = createKnownTargets(content);
    return content.links.flatMap((link) => {
      const { target } = link;
      if (target?.kind !== "internal" || target.route === undefined || targets.has(target.route)) return [];
      // That the site has no home page is one mistake, which is reported by itself.
      if (target.route === "/") return [];
      const hidden = hiddenPage(content, target.route);
      if (hidden) return [deadLink(link, hidden, `The page "${target.route}"`)];
      const route = targets.suggest(target.route);
      const whole = `${route}${target.query}${target.anchor === undefined ? "" : `#${target.anchor}`}`;
      // Where a page moved to is certain, however unlike the routes are.
      const word = targets.hasMoved(target.route) ? route : target.route;
      return [
        {
          at: link,
          message: isNotFoundRoute(target.route)
            ? `The page ${target.route} is what readers see for unknown addresses, expected a page to go to.`
            : `No page has the route "${excerpt(target.route)}".`,
          ...(route === undefined || word === undefined
            ? { hint: adviseMove([...content.pagesByRoute.keys()], target.route) }
            : advise(word, route, whole)),
        },
      ];
    });
  },
};

/** The remedy where no page has nearly that route: it may be one that went into another folder. */
function adviseMove(routes: readonly string[], route: string): string {
  const name = (of: string) => of.slice(of.lastIndexOf("/") + 1);
  const [only, another] = routes.filter((other) => name(other) === name(route) && !isNotFoundRoute(other));
  if (only === undefined || another !== undefined) return "Write the route of a page, or add the page.";
  return `Did you mean "${only}"? If that page had this route before, add "redirectFrom: [${route}]" to it.`;
}

interface KnownTargets {
  has(route: string): boolean;
  hasMoved(route: string): boolean;
  /**
   * The route that was probably meant by one that has no page: that of the page which moved, or the nearest in
   * spelling.
   */
  suggest(route: string): string | undefined;
}

export function createKnownTargets(content: ContentIndex): KnownTargets {
  const movedTo = findFormerRoutes(content.pages);
  const isUnmade = (route: string) => content.unmade?.includes(folderOfRoute(route) || "/") ?? false;
  const has = (route: string) => !isNotFoundRoute(route) && (content.pagesAt.has(route) || isUnmade(route));
  const nearest = createSuggester(() => [...content.pagesByRoute.keys()].filter(has));
  // A page whose path is not valid must be renamed, so its route is not suggested.
  const named = (route: string | undefined) => {
    const page = route === undefined ? undefined : content.pagesByRoute.get(route);
    return page && hasPagePath(page.source.path) ? route : undefined;
  };
  return {
    has,
    hasMoved: (route) => movedTo(route) !== undefined,
    suggest: (route) => named(movedTo(route) ?? nearest(route)),
  };
}
