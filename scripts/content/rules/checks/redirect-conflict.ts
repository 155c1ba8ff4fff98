import { notFoundRoute } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { type FormerRoute, formerRoutes } from "../lookups/former-routes.ts";
import { excerpt } from "../words/describe-value.ts";

/** Former paths that another page has, or claims too, or that stand for the not-found page. */
export const redirectConflict: Check = {
  code: "redirect-conflict",
  scope: "site",
  meaning:
    "A former path of a page is the route of another page or of the not-found page, or is claimed twice. It can lead to one page alone.",
  bad: {
    "index.yaml": `title: Home
description: Fresh bread every morning.
redirectFrom:
  - «/prices»
blocks:
  - type: hero
    title: Fresh bread
    description: See our [prices](/prices).
`,
    "prices.yaml": `title: Prices
description: What our bread costs.
blocks:
  - type: hero
    title: Prices
`,
  },
  says: {
    message: 'The path "/prices" is the route of another page, expected a former path of this page alone.',
    hint: "Remove it, or move the other page to another route.",
  },
  good: {
    "index.yaml": `title: Home
description: Fresh bread every morning.
redirectFrom:
  - /home
blocks:
  - type: hero
    title: Fresh bread
    description: See our [prices](/prices).
`,
    "prices.yaml": `title: Prices
description: What our bread costs.
blocks:
  - type: hero
    title: Prices
`,
  },
  check(content) {
    const first = new Map<string, FormerRoute>();
    return formerRoutes(content).flatMap((former) => {
      const { file: page, from } = former;
      const owner = content.pagesByRoute.get(from);
      if (owner && from !== page.route) {
        return [
          {
            ...conflict(former, "is the route of another page"),
            hint: "Remove it, or move the other page to another route.",
            related: { at: { file: owner }, message: `This page is ${excerpt(from)}.` },
          },
        ];
      }
      if (from === notFoundRoute && page.route !== notFoundRoute) return [claimOfNotFound(former)];
      const earlier = first.get(from);
      if (!earlier) {
        first.set(from, former);
        return [];
      }
      return [
        {
          ...conflict(former, "is claimed twice"),
          hint: "Remove it from one of the two pages.",
          related: { at: earlier, message: "It stands here first." },
        },
      ];
    });
  },
};

function conflict(former: FormerRoute, reason: string): Pick<Finding, "at" | "message"> {
  return {
    at: former,
    message: `The path "${excerpt(former.from)}" ${reason}, expected a former path of this page alone.`,
  };
}

/**
 * The mistake of a redirect from /404: hosts serve the file of that path for every path without a page, also where the
 * site has no not-found page of its own.
 */
function claimOfNotFound(former: FormerRoute): Finding {
  return {
    at: former,
    message: `The path "${excerpt(former.from)}" is that of the not-found page, expected a former path of this page alone.`,
    hint: "Remove it: every unknown path would lead here.",
  };
}
