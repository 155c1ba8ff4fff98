import type { ContentIndex, LinkReference } from "../../index/content-index.ts";
import type { Check } from "../kinds/check.ts";
import { leadsSomewhere } from "../lookups/leads-somewhere.ts";
import { excerpt } from "../words/describe-value.ts";
import { advise } from "../words/suggest.ts";

/** Links to pages of the site with their whole addresses. */
export const ownAddress: Check = {
  code: "own-address",
  severity: "warning",
  scope: "site",
  isOneByForm: true,
  meaning:
    "A link to another page of the site has the page's whole address. It works, and leads out of every other copy of the site, such as a preview.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    id: dough
    title: Fresh bread
    description: Read [how we knead](«https://bakery.example/#dough»).
`,
  says: {
    message: 'Unexpected link "https://bakery.example/#dough": this page is one of this site, expected its route.',
    hint: 'Write "/#dough" instead.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    id: dough
    title: Fresh bread
    description: Read [how we knead](/#dough).
`,
  check: (content) =>
    content.links.flatMap((link) => {
      const own = ownRoute(content, link);
      if (own === undefined) return [];
      const message = `Unexpected link "${excerpt(link.href)}": this page is one of this site, expected its route.`;
      return [{ at: link, message, ...advise(own, own) }];
    }),
};

/** The route of another page of the site that stands with its whole address. One that is not there is reported by itself. */
function ownRoute(content: ContentIndex, link: LinkReference): string | undefined {
  const { href, target } = link;
  if (target?.kind !== "internal" || !/^https:/i.test(href) || href.includes("?")) return undefined;
  const route = `${target.route ?? ""}${target.anchor === undefined ? "" : `#${target.anchor}`}`;
  // The address of the home page is also what the site is called in a sentence.
  return route !== "/" && leadsSomewhere(content, link, route) ? route : undefined;
}
