import { notFoundRoute } from "../../index/content-index.ts";
import type { Check } from "../kinds/check.ts";
import { createKnownTargets } from "../lookups/known-targets.ts";
import { excerpt } from "../words/describe-value.ts";
import { withDescription } from "../words/example-texts.ts";
import { deadLink, hiddenPage } from "../words/hidden-parts.ts";
import { advise } from "../words/suggest.ts";

const baking = `title: Baking
description: How we bake.
blocks:
  - type: hero
    title: How we bake
`;

/** Links to routes that have no page. */
export const unknownLink: Check = {
  code: "unknown-link",
  isLowerable: true,
  scope: "site",
  isOneByWords: true,
  meaning: "A link leads to a route that has no page. Readers who follow it would meet an error.",
  bad: { "index.yaml": withDescription("Read [how we bake](«/bakign»)."), "baking.yaml": baking },
  says: { message: 'No page has the route "/bakign".', hint: 'Write "/baking" instead.' },
  good: { "index.yaml": withDescription("Read [how we bake](/baking)."), "baking.yaml": baking },
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
          message:
            target.route === notFoundRoute
              ? `The page ${notFoundRoute} is what readers see for unknown addresses, expected a page to go to.`
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
  const [only, another] = routes.filter((other) => name(other) === name(route) && other !== notFoundRoute);
  if (only === undefined || another !== undefined) return "Write the route of a page, or add the page.";
  return `Did you mean "${only}"? If that page had this route before, add "redirectFrom: [${route}]" to it.`;
}
