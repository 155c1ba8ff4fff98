import { parseLink } from "../../formats/parse-link.ts";
import type { ContentIndex, Link } from "../../index/content-index.ts";
import { correctRoute } from "../../read/route-form.ts";
import { hasPagePath } from "../../read/route-of.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { advise, createSuggester } from "../words/suggest.ts";

/** Links that are neither routes nor anchors nor addresses of an allowed kind. */
export const invalidLink: Check = {
  code: "invalid-link",
  scope: "site",
  meaning:
    "A link has a form that is not allowed. Links are a route (/prices), a route with an anchor (/prices#rye), an anchor (#rye), or an address that starts with https:, mailto: or tel:.",
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
      // An empty text has been reported where the schema asks for one.
      if (link.target !== undefined || (link.href === "" && !link.excerpt)) return [];
      const { problem, correct } = explain(link.href);
      return [
        {
          at: link,
          message: `Unexpected link "${excerpt(link.href)}": ${problem}.`,
          ...adviceFor(content, { link, meant: correct(link.href), nearestRoute }),
        },
      ];
    });
  },
};

interface Meant {
  readonly link: Link;
  readonly meant: string;
  nearestRoute(route: string): string | undefined;
}

/** The advice for a link that is not valid. It suggests only targets that exist. */
function adviceFor(content: ContentIndex, { link, meant, nearestRoute }: Meant): { hint: string; suggestion?: string } {
  const target = parseLink(meant);
  const isInternal = target?.kind === "internal";
  const route = isInternal ? target.route : undefined;
  const page = route === undefined ? link.file : content.pagesByRoute.get(route);
  const anchor = isInternal ? target.anchor : undefined;
  const hasAnchor =
    anchor === undefined || [page, content.site].some((file) => file && content.anchorsOf(file).has(anchor));
  if (target && page && hasAnchor) return advise(meant, meant);
  const near = page === undefined && anchor === undefined && route !== undefined ? nearestRoute(route) : undefined;
  if (near !== undefined && route !== undefined) return advise(route, near);
  return { hint: "Write a route (/prices), an anchor (#rye), or an address that starts with https:, mailto: or tel:." };
}

interface LinkProblem {
  readonly pattern: RegExp;
  readonly problem: string;
  /** The link that was probably meant. It need not be a valid link either. */
  correct(href: string): string;
}

const none = () => "";

const problems: readonly LinkProblem[] = [
  { pattern: /^\s*$/, problem: "it leads nowhere", correct: none },
  { pattern: /^(?:\s.*|.*\s)$/, problem: "it has a space at its start or end", correct: (href) => href.trim() },
  {
    pattern: /^http:/i,
    problem: "http: is not encrypted, expected https:",
    correct: (href) => href.replace(/^http:/i, "https:"),
  },
  {
    pattern: /^https:/i,
    problem: "the address is not complete",
    correct: (href) => href.replace(/^https:\/*/i, "https://"),
  },
  {
    pattern: /^mailto:/i,
    problem: "expected one e-mail address after mailto:",
    correct: (href) => `mailto:${href.slice(7).replaceAll(/\s/g, "")}`,
  },
  {
    pattern: /^tel:/i,
    problem: "expected digits after tel:, without spaces",
    correct: (href) => `tel:${href.slice(4).replaceAll(/[^\d+]/g, "")}`,
  },
  { pattern: /^(?:javascript|vbscript|data):/i, problem: "links cannot carry code or data", correct: none },
  { pattern: /^[a-z][a-z0-9+.-]*:/i, problem: "addresses of this kind are not allowed", correct: none },
  { pattern: /^\/\//, problem: "https: is missing", correct: (href) => `https:${href}` },
  {
    pattern: /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/,
    problem: "mailto: is missing before the e-mail address",
    correct: (href) => `mailto:${href}`,
  },
  { pattern: /^www\./i, problem: "https:// is missing", correct: (href) => `https://${href}` },
  {
    pattern: /^\+?[\d\s()-]{6,}$/,
    problem: "tel: is missing before the telephone number",
    correct: (href) => `tel:${href.replaceAll(/[^\d+]/g, "")}`,
  },
  {
    pattern: /^\/assets\/[^?#]*\s/,
    problem: "addresses have %20 in place of a space",
    correct: (href) => href.replaceAll(/\s/g, encodeURIComponent),
  },
  {
    pattern: /^[^#]*\?/,
    problem: "routes have no query",
    correct: (href) => correctInternal(href.replace(/\?[^#]*/, "")),
  },
  { pattern: /#.*#/, problem: "a link has one anchor at most", correct: none },
  {
    pattern: /#$/,
    problem: "the anchor after # has no name",
    correct: (href) => (href.length > 1 ? correctInternal(href) || "/" : ""),
  },
  {
    pattern: /^\/(?:[^#]*\/)?index(?:#|$)/,
    problem: "the page of a folder has the route of the folder",
    correct: (href) => correctInternal(href.replace(/\/index(?=#|$)/, "/")),
  },
  { pattern: /^\.{1,2}\//, problem: "expected the whole route, which starts with /", correct: correctInternal },
  { pattern: /^[^/#]/, problem: "routes start with /", correct: correctInternal },
  { pattern: /\/(?:#|$)/, problem: "routes do not end with /", correct: correctInternal },
  {
    pattern: /(?:)/,
    problem: "routes and anchors have lower-case letters, digits and hyphens alone",
    correct: correctInternal,
  },
];

function explain(href: string): LinkProblem {
  const known = problems.find(({ pattern }) => pattern.test(href));
  // The last pattern matches everything.
  if (!known) throw new Error(`Nothing explains the link "${href}".`);
  return known;
}

function correctInternal(href: string): string {
  const hash = href.indexOf("#");
  const route = hash < 0 ? href : href.slice(0, hash);
  const anchor = hash < 0 ? "" : correctRoute(href.slice(hash + 1)).slice(1);
  const path = route.replace(/^(?:\.{1,2}\/)+/, "");
  return `${route === "" ? "" : correctRoute(path)}${anchor === "" ? "" : `#${anchor}`}`;
}
