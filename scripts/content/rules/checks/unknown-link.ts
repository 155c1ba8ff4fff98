import type { ContentIndex } from "../../index/content-index.ts";
import { addressFinder } from "../../index/published-addresses.ts";
import { hasPagePath, isNotFoundRoute } from "../../read/route-of.ts";
import { otherPage, withDescription } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { adviseLink, createSuggester } from "../toolkit/suggest.ts";
import { excerpt } from "../toolkit/wording.ts";
import { deadLink, hiddenPage } from "./hidden-parts.ts";

export const unknownLink: Check = {
  code: "unknown-link",
  isLowerable: true,
  scope: "site",
  meaning: "A link leads to a route that has no page. Readers who follow it would get an error.",
  bad: { "index.yaml": withDescription("Read [how we bake](«/bakign»)."), "baking.yaml": otherPage("Baking") },
  good: { "index.yaml": withDescription("Read [how we bake](/baking)."), "baking.yaml": otherPage("Baking") },
  check(content) {
    const find = addressFinder(content);
    const nearest = createSuggester(() => [...content.pagesByRoute.keys()].filter((route) => !isNotFoundRoute(route)));
    return content.links.flatMap((link) => {
      const { target } = link;
      // A missing home page is reported by another rule.
      if (target?.kind !== "internal" || target.route === undefined || target.route === "/") return [];
      const found = isTarget(content, target.route) ? undefined : find(target.route);
      if (!found || found.is === "unmade") return [];
      const hidden = hiddenPage(content, target.route);
      if (hidden) return [deadLink(link, hidden, `The page "${target.route}"`)];
      const moved = found.is === "redirected" ? found.to : undefined;
      const near = moved ?? nearest(target.route);
      // A page whose path is not valid must be renamed, so its route is not suggested.
      const route = hasPagePath(content.pagesAt.get(near ?? "")?.source.path ?? "") ? near : undefined;
      const whole = `${route}${target.query}${target.anchor === undefined ? "" : `#${target.anchor}`}`;
      // The new route of a moved page is certain, however different it is.
      const word = moved === undefined ? target.route : route;
      return {
        at: link,
        message: isNotFoundRoute(target.route)
          ? `The page ${target.route} is what readers see for unknown addresses, expected a regular page.`
          : `No page has the route "${excerpt(target.route)}".`,
        ...(route === undefined || word === undefined
          ? { hint: adviseMove([...content.pagesByRoute.keys()], target.route) }
          : adviseLink(word, route, { whole, text: link.file.source.text, isPage: true })),
      };
    });
  },
};

/** The hint if no page has a similar route: the page may have moved to another folder. */
function adviseMove(routes: readonly string[], route: string): string {
  const name = (of: string) => of.slice(of.lastIndexOf("/") + 1);
  const [only, another] = routes.filter((other) => name(other) === name(route) && !isNotFoundRoute(other));
  if (only === undefined || another !== undefined) return "Write the route of a page, or add the page.";
  return `Did you mean "${only}"? If that page had this route before, add "redirectFrom: [${route}]" to it.`;
}

/** Whether a route leads to a page that readers can go to. */
export function isTarget({ pagesAt }: ContentIndex, route: string): boolean {
  return pagesAt.has(route) && !isNotFoundRoute(route);
}
