import { valueAt } from "../../diagnostic/path.ts";
import { parseLink } from "../../formats/links/parse-link.ts";
import type { ContentIndex, LinkReference } from "../../index/content-index.ts";
import { hasPagePath } from "../../read/route-of.ts";
import { findUnwrappedAddress } from "../foreign/link-detours.ts";
import type { Check } from "../kinds/check.ts";
import { leadsSomewhere } from "../lookups/leads-somewhere.ts";
import { correctInternal, linkProblem } from "../meant/link-problems.ts";
import { excerpt } from "../words/describe-value.ts";
import { advise, createSuggester } from "../words/suggest.ts";

/** Links that are neither routes nor anchors nor addresses of an allowed kind. */
export const invalidLink: Check = {
  code: "invalid-link",
  scope: "site",
  isOneByForm: true,
  meaning:
    "A link has a form that is not allowed. Links are a route (/prices), perhaps with a query (/prices?sort=up) or an anchor (/prices#rye), an anchor (#rye), or an address that starts with https:, mailto: or tel:.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    description: Visit [the mill](«http://mill.example/»).
`,
  says: {
    message: 'Unexpected link "http://mill.example/": http: is not encrypted, expected https:.',
    hint: 'Write "https://mill.example/" instead.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    description: Visit [the mill](https://mill.example/).
`,
  check(content) {
    const nearestRoute = createSuggester(() =>
      content.pages.filter(({ source }) => hasPagePath(source.path)).map(({ route }) => route),
    );
    return content.links.flatMap((link) => {
      if (link.target?.kind === "external") {
        const local = localRoute(link.href);
        if (local !== undefined && local !== "/" && leadsSomewhere(content, link, local)) {
          return [
            {
              at: link,
              message: `Unexpected link "${excerpt(link.href)}": only your own computer can open this address, expected the route of the page.`,
              ...advise(local, local),
            },
          ];
        }
        const staged = stagedRoute(content, link.href);
        if (staged !== undefined) {
          return [
            {
              at: link,
              message: `Unexpected link "${excerpt(link.href)}": it leads to a trial copy of this site, expected its route.`,
              hint: leadsSomewhere(content, link, staged) ? `Did you mean "${staged}"?` : "Write the route of a page.",
            },
          ];
        }
        const detour = findUnwrappedAddress(link.href);
        return detour
          ? [{ at: link, message: `Unexpected link "${excerpt(link.href)}": ${detour.problem}.`, hint: detour.hint }]
          : [];
      }
      // An empty text has been reported where the schema asks for one.
      if (link.target !== undefined || (link.href === "" && !link.excerpt)) return [];
      const { problem, correct, isGuess } = linkProblem(link.href);
      const meant = correct(link.href, link.file.source.path);
      const advice = adviceFor(content, { link, meant: [meant].flat(), nearestRoute });
      return [
        {
          at: link,
          message: `Unexpected link "${excerpt(link.href)}": ${problem}.`,
          // The full stop of a sentence belongs behind a link, and not only out of it.
          ...(isGuess || (link.excerpt && /[.,;:!?]$/.test(link.href)) ? asked(advice) : advice),
        },
      ];
    });
  },
};

/** The route behind an address of a server on the author's own computer. Guides tell their readers to open such an address. */
function localRoute(href: string): string | undefined {
  const path = /^http:\/\/(?:localhost|127\.|\[::1\])[^/?#]*(.*)$/i.exec(href)?.[1];
  return path === undefined ? undefined : correctInternal(path);
}

/** The route behind an address of the copy of the site on which it is tried out before it is published. */
function stagedRoute({ site }: ContentIndex, href: string): string | undefined {
  const origin = String(valueAt(site.data, ["origin"]));
  if (!/^https:\/\/(?:staging|stage|preprod|uat)[.-]/i.test(href) || !URL.canParse(origin) || !URL.canParse(href)) {
    return undefined;
  }
  const host = new URL(origin).hostname.replace(/^www\./, "");
  const { hostname, pathname, hash } = new URL(href);
  return hostname.replace(/^(?:staging|stage|preprod|uat)[.-](?:www\.)?/, "") === host
    ? `${pathname}${hash}`
    : undefined;
}

interface Advice {
  readonly hint: string;
  readonly suggestion?: string;
}

function asked({ hint, suggestion }: Advice): Advice {
  return { hint: suggestion === undefined ? hint : `Did you mean "${suggestion}"?` };
}

interface Meant {
  readonly link: LinkReference;
  /** The likely meanings of the link, the likeliest first. */
  readonly meant: readonly string[];
  nearestRoute(route: string): string | undefined;
}

/** The advice for a link that is not valid. It suggests only targets that exist. */
function adviceFor(content: ContentIndex, { link, meant, nearestRoute }: Meant): Advice {
  const [only, another] = [...new Set(meant)].filter((href) => leadsSomewhere(content, link, href));
  if (only !== undefined && another !== undefined) return { hint: `Did you mean "${only}" or "${another}"?` };
  if (only !== undefined) return advise(only, only);
  const target = parseLink(meant[0] ?? "");
  const route = target?.kind === "internal" && target.anchor === undefined ? target.route : undefined;
  const near = route === undefined || content.pagesByRoute.has(route) ? undefined : nearestRoute(route);
  if (near !== undefined && route !== undefined) return advise(route, near, { text: link.file.source.text });
  return { hint: "Write a route (/prices), an anchor (#rye), or an address that starts with https:, mailto: or tel:." };
}
