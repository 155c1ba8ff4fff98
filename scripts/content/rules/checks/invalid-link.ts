import { posix } from "node:path";
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
      const { problem, correct, isGuess } = explain(link.href);
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

interface Advice {
  readonly hint: string;
  readonly suggestion?: string;
}

function asked({ hint, suggestion }: Advice): Advice {
  return { hint: suggestion === undefined ? hint : `Did you mean "${suggestion}"?` };
}

interface Meant {
  readonly link: Link;
  /** What the link may mean, the likeliest first. */
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

/** Whether a link has a form that is allowed and, within the site, leads to a page and an anchor that exist. */
function leadsSomewhere(content: ContentIndex, link: Link, href: string): boolean {
  const target = parseLink(href);
  if (target?.kind !== "internal") return target !== undefined;
  const page = target.route === undefined ? link.file : content.pagesByRoute.get(target.route);
  const { anchor } = target;
  if (page === undefined || anchor === undefined) return page !== undefined;
  return [page, content.site].some((file) => content.anchorsOf(file).has(anchor));
}

interface LinkProblem {
  readonly pattern: RegExp;
  readonly problem: string;
  /** The link that was probably meant by one of a file, or several. They need not be valid links either. */
  correct(href: string, path: string): string | readonly string[];
  /** True where something would be lost with it that may have been meant. */
  readonly isGuess?: true;
}

const none = () => "";

const problems: readonly LinkProblem[] = [
  { pattern: /^\s*$/, problem: "it leads nowhere", correct: none },
  { pattern: /^(?:\s.*|.*\s)$/, problem: "it has a space at its start or end", correct: (href) => href.trim() },
  {
    pattern: /^["'“”„‘’‚][^"'“”„‘’‚]+["'“”„‘’‚]$/,
    problem: "these quotes are part of it",
    correct: (href) => href.slice(1, -1),
  },
  {
    pattern: /^[/#][^?]*[^/#][.,;:!]+$/,
    problem: "it ends in a sign of the sentence that it stands in",
    correct: (href) => correctInternal(href.replace(/[.,;:!]+$/, "")),
    isGuess: true,
  },
  {
    pattern: /^https?:?\/*https?[:/]/i,
    problem: "https: is there twice",
    correct: (href) => href.replace(/^(?:https?:?\/*)+/i, "https://"),
  },
  {
    pattern: /^http:\/\/(?:localhost|127\.|\[::1\])/i,
    problem: "only your own computer can open this address",
    correct: (href) => correctInternal(href.replace(/^http:\/\/[^/?#]*/i, "")) || "/",
  },
  {
    pattern: /^http:/i,
    problem: "http: is not encrypted, expected https:",
    // A port, or a machine without a name, has no encryption that anybody could count on.
    correct: (href) =>
      /^http:\/\/(?:[^/]*:\d|[\d.]+(?:\/|$)|[^./]+(?:\/|$))/i.test(href) ? "" : href.replace(/^http:/i, "https:"),
  },
  {
    pattern: /^https:\/\/[^\s/?#@:]+@[^\s/?#@:]+$/i,
    problem: "expected mailto: before an e-mail address",
    correct: (href) => href.replace(/^https:\/\//i, "mailto:"),
  },
  {
    pattern: /^https:\/\/[^/?#]*@/i,
    problem: "it has a user name or a password before @, which every reader could read",
    correct: none,
  },
  {
    pattern: /^https:\/\/[^\s/?#]*,/i,
    problem: "the name of a host has dots, not commas",
    correct: (href) => href.replace(/^https:\/\/[^/?#]*/i, (host) => host.replaceAll(/,+/g, ".")),
  },
  {
    pattern: /^https:\/\/[^\s/?#.:]+(?:[/?#]|$)/i,
    problem: "the name of a host has an ending such as .com",
    correct: none,
  },
  { pattern: /^https:\/\/[^\s/?#]/i, problem: "no host can have this name", correct: correctHost },
  {
    pattern: /^https:/i,
    problem: "the address is not complete",
    correct: (href) => href.replace(/^https:\/*/i, "https://"),
  },
  {
    pattern: /^mailto:/i,
    problem: "expected one e-mail address after mailto:",
    correct: (href) =>
      `mailto:${(/<([^<>]*)>\s*$/.exec(href)?.[1] ?? href.slice(7).replace(/^\/+/, "")).trim().replace(/\s*@\s*/, "@")}`,
  },
  {
    pattern: /^tel:/i,
    problem: "expected digits after tel:, without spaces",
    correct: (href) => dial(href.slice(4).trim()),
  },
  { pattern: /^(?:javascript|vbscript|data):/i, problem: "links cannot carry code or data", correct: none },
  { pattern: /^[a-z][a-z0-9+.-]*:/i, problem: "addresses of this kind are not allowed", correct: none },
  { pattern: /^\/\//, problem: "https: is missing", correct: (href) => `https:${href}` },
  {
    pattern: /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/,
    problem: "mailto: is missing before the e-mail address",
    correct: (href) => `mailto:${href}`,
  },
  {
    pattern: /^www[.,]/i,
    problem: "https:// is missing",
    correct: (href) => `https://${href.replace(/^[^/?#]*/, (host) => host.replaceAll(/,+/g, "."))}`,
  },
  {
    pattern: /^(?!\d+[-./]\d+[-./]\d+$)[+0][\d\s().-]{6,}$/,
    problem: "tel: is missing before the telephone number",
    correct: dial,
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
    isGuess: true,
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
  { pattern: /^\.{1,2}\//, problem: "expected the whole route, which starts with /", correct: readings },
  { pattern: /^[^/#]/, problem: "routes start with /", correct: readings },
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

/** The address with a host that lacks what is too much in it: dots side by side, or at its ends. */
function correctHost(href: string): string {
  return href.replace(
    /^https:\/\/[^/?#]*/i,
    (start) =>
      `https://${start
        .slice(8)
        .replaceAll(/\.{2,}/g, ".")
        .replace(/^\./, "")}`,
  );
}

function correctInternal(href: string): string {
  const hash = href.indexOf("#");
  const route = hash < 0 ? href : href.slice(0, hash);
  const anchor = hash < 0 ? "" : correctRoute(href.slice(hash + 1)).slice(1);
  const path = route.replace(/^(?:\.{1,2}\/)+/, "");
  return `${route === "" ? "" : correctRoute(path)}${anchor === "" ? "" : `#${anchor}`}`;
}

/** A telephone number as it is dialled: the 0 in brackets after the code of a country is not. Words are left alone. */
function dial(number: string): string {
  if (!/^\+?[\d\s()./-]+$/.test(number)) return `tel:${number}`;
  return `tel:${number.replace(/^((?:\+|00)[\d\s]+)\(0\)/, "$1").replaceAll(/[^\d+]/g, "")}`;
}

/** What a link without a slash at its start may mean in a file: a page of the site, one beside the file, or an anchor. */
function readings(href: string, path: string): string[] {
  const beside = posix.join("/", posix.dirname(path), href);
  const anchor = /^[^/.#]+$/.test(href) ? [`#${correctRoute(href).slice(1)}`] : [];
  return [correctInternal(href), correctInternal(beside), ...anchor];
}
