import { posix } from "node:path";
import { linkParts, mixedHost } from "../../formats/links/parse-link.ts";
import { correctRoute } from "../../read/route-form.ts";
import { dial } from "../words/dial.ts";

/** A form that links cannot have, and what was meant by it. */
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
  {
    // Joiners are letters of some languages.
    pattern: /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/,
    problem: "it has a character that nobody can see",
    correct: (href) => href.replaceAll(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, ""),
  },
  { pattern: /…/, problem: "it was shortened where it was shown, and a part of it is not here", correct: none },
  { pattern: /^(?:\s.*|.*\s)$/, problem: "it has a space at its start or end", correct: (href) => href.trim() },
  {
    pattern: /^["'“”„‘’‚][^"'“”„‘’‚]+["'“”„‘’‚]$/,
    problem: "these quotes are part of it",
    correct: (href) => href.slice(1, -1),
  },
  {
    pattern: /^[/#][^?]*(?:[^/#?][.,;:!]|\?[.,;:!]+)$/,
    problem: "it ends in a sign of the sentence that it stands in",
    correct: (href) => correctInternal(href.replace(/(?<![.,;:!])[.,;:!]+$/, "")),
    isGuess: true,
  },
  {
    pattern: /^https?:?\/*https?[:/]/i,
    problem: "https: is there twice",
    correct: (href) => href.replace(/^(?:https?:?\/*)+/i, "https://"),
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
  {
    pattern: /^https:\/\/[^\s/?#]+[/?#].*\s/i,
    problem: "addresses have %20 in place of a space",
    correct: (href) => href.trim().replaceAll(/\s/g, encodeURIComponent),
    isGuess: true,
  },
  {
    pattern: /^https:\/\/[^\s/?#]*:\d+(?:[/?#]|$)/i,
    problem: "no host has a port of this number, expected 65535 at most",
    correct: none,
  },
  {
    pattern: /^(?!https)[Hh][Tt]{2}[Pp][Ss]:\/\/[^\s/?#]/,
    problem: "https: is written in small letters",
    correct: (href) => href.replace(/^https:\/\/[^/?#]*/i, (start) => start.toLowerCase()),
  },
  { pattern: mixedHost, problem: "the name of its host mixes letters of alphabets that look alike", correct: none },
  { pattern: /^https:\/\/[^\s/?#]/i, problem: "no host can have this name", correct: correctHost },
  {
    pattern: /^https:/i,
    problem: "the address is not complete",
    correct: (href) => href.replace(/^https:\/*/i, "https://"),
  },
  {
    pattern: /^mailto:[^\s?]+\?.*\s/i,
    problem: "addresses have %20 in place of a space",
    correct: (href) => href.trim().replaceAll(/\s/g, encodeURIComponent),
  },
  {
    pattern: /^mailto:[\w.+-]{1,64} ?[([{] ?at ?[)\]}] ?[\w.-]{1,255}$/i,
    problem: "its @ is written in words, expected the sign",
    correct: (href) => href.replace(/ ?[([{] ?at ?[)\]}] ?/i, "@"),
  },
  {
    pattern: /^mailto:[^\s@?/]{1,64}@[^\s@?/]{1,190}\.[^\s@?/.]{2,63}\?[^\s@]*$/,
    problem: "expected subject=, body= or cc= after its ?, with & between them, and lines in body= alone",
    correct: none,
  },
  {
    pattern: /^mailto:/i,
    problem: "expected one e-mail address after mailto:",
    correct: (href) =>
      `mailto:${(/<([^<>]*)>\s*$/.exec(href)?.[1] ?? href.slice(7).replace(/^\/+/, "")).trim().replace(/(?<!\s)\s*@\s*/, "@")}`,
  },
  {
    pattern: /^tel:/i,
    problem: "expected digits after tel:, without spaces",
    correct: (href) => dial(href.slice(4).replace(/^\/+/, "").trim()),
  },
  { pattern: /^(?:javascript|vbscript|data):/i, problem: "links cannot carry code or data", correct: none },
  { pattern: /^[a-z][a-z0-9+.-]*:/i, problem: "addresses of this kind are not allowed", correct: none },
  { pattern: /^\/\//, problem: "https: is missing", correct: (href) => `https:${href}` },
  {
    pattern: /^[^\s@/]+@(?=[^\s@/]+$)[^\s@/]+\.[^\s@/]/,
    problem: "mailto: is missing before the e-mail address",
    correct: (href) => `mailto:${href}`,
  },
  {
    pattern: /^https?[;.]?\/\/?[^\s/]+\.[^\s/]/i,
    problem: "expected https:// at its start",
    correct: (href) => href.replace(/^https?[;.]?\/+/i, "https://"),
  },
  {
    pattern: /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)?\.(?:com|org|net|io|eu|uk|de|fr|ie|dev|app|info)(?:[/?#]|$)/,
    problem: "https:// is missing",
    correct: (href) => `https://${href}`,
    isGuess: true,
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
    pattern: /^(?:\.{0,2}\/)*(?:pages\/)?_assets\//,
    problem: "the files of _assets have addresses that begin with /assets/",
    correct: (href) => href.replace(/^.*?_assets\//, "/assets/"),
  },
  {
    pattern: /^\/assets\/[^?#]*\s/,
    problem: "addresses have %20 in place of a space",
    correct: (href) => href.replaceAll(/\s/g, encodeURIComponent),
  },
  {
    pattern: /^(?:\?|[^#?]*\?(?:#|$|[^#]*[\s?"<>\\]))/,
    problem: "a query stands behind a route, without spaces, quotes or a second question mark",
    correct: (href) => correctInternal(href.replace(/\?[^#]*/, "")),
    isGuess: true,
  },
  {
    pattern: /^[^#]*##+[^#]*$/,
    problem: "an anchor has one # before it",
    correct: (href) => correctInternal(href.replace(/#+/, "#")),
  },
  { pattern: /#.*#/, problem: "a link has one anchor at most", correct: none },
  {
    pattern: /#$/,
    problem: "the anchor after # has no name",
    correct: (href) => (href.length > 1 ? correctInternal(href) : ""),
  },
  {
    pattern: /^\/(?:[^?#]*\/)?index(?:[?#]|$)/,
    problem: "the page of a folder has the route of the folder",
    correct: (href) => correctInternal(href.replace(/\/index(?=[?#]|$)/, "/")),
  },
  { pattern: /^\.{1,2}\//, problem: "expected the whole route, which starts with /", correct: readings },
  { pattern: /^[^/#]/, problem: "routes start with /", correct: readings },
  {
    pattern: /^(?:\/|(?:\/[a-z0-9-]{1,200}){1,20})?(?:\?[^#]*)?#/,
    problem: "anchors have lower-case letters, digits and hyphens alone",
    correct: correctInternal,
  },
  { pattern: /^[^?#]*\/(?:[?#]|$)/, problem: "routes do not end with /", correct: correctInternal },
  {
    pattern: /(?:)/,
    problem: "routes and anchors have lower-case letters, digits and hyphens alone",
    correct: correctInternal,
  },
];

/** The problem of a link of a form that is not allowed. */
export function linkProblem(href: string): LinkProblem {
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

/** The link within the site that was probably meant, or an empty text where a name in it has nothing that one can have. */
export function correctInternal(href: string): string {
  const { route: path, query, anchor: name } = linkParts(href);
  const route = path === "" ? "" : correctRoute(path);
  const anchor = name === undefined ? "/" : correctRoute(name);
  if (route === undefined || anchor === undefined) return "";
  return `${route}${query}${anchor === "/" ? "" : `#${anchor.slice(1)}`}`;
}

/** The likely meanings of a link without a slash at its start in a file: a page of the site, one beside the file, or an anchor. */
function readings(href: string, path: string): string[] {
  const beside = posix.join("/", posix.dirname(path), href);
  const anchor = /^[^/.#]+$/.test(href) ? [correctInternal(`#${href}`)] : [];
  return [correctInternal(href), correctInternal(beside), ...anchor];
}
