import { posix } from "node:path";
import { linkParts } from "../../formats/parse-link.ts";
import { correctRoute, plainAddress } from "../../read/route-form.ts";

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
const withoutSpaces = (href: string) => href.trim().replaceAll(/\s/g, encodeURIComponent);
const spaces = "addresses have %20 in place of a space";

const problems: readonly LinkProblem[] = [
  { pattern: /^\s*$/, problem: "it leads nowhere", correct: none },
  { pattern: /^(?:\s.*|.*\s)$/, problem: "it has a space at its start or end", correct: (href) => href.trim() },
  {
    pattern: /^http:/i,
    problem: "http: is not encrypted, expected https:",
    // A port, or a machine without a name, has no encryption that anybody could count on.
    correct: (href) =>
      /^http:\/\/(?:[^/]*:\d|[\d.]+(?:\/|$)|[^./]+(?:\/|$))/i.test(href) ? "" : href.replace(/^http:/i, "https:"),
  },
  {
    pattern: /^https:\/\/[^/?#]*@/i,
    problem: "it has a user name or a password before @, which every reader could read",
    correct: none,
  },
  { pattern: /^https:\/\/[^\s/?#]+[/?#].*\s/i, problem: spaces, correct: withoutSpaces, isGuess: true },
  {
    pattern: /^https:/i,
    problem: "it is no address that there can be",
    correct: (href) => href.replace(/^https:\/\/[^/?#]*/i, (start) => start.toLowerCase()),
  },
  { pattern: /^mailto:[^\s?]+\?.*\s/i, problem: spaces, correct: withoutSpaces },
  {
    pattern: /^mailto:/i,
    problem: "expected one e-mail address after mailto:",
    correct: (href) => href.replaceAll(/\s|(?<=^mailto:)\/+/gi, ""),
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
    pattern: /^www\./i,
    problem: "https:// is missing",
    correct: (href) => `https://${href}`,
  },
  {
    pattern: /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)?\.(?:com|org|net|io|eu|uk|de|fr|ie|dev|app|info)(?:[/?#]|$))/i,
    problem: "https:// is missing",
    correct: (href) => `https://${href}`,
    isGuess: true,
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
  { pattern: /^\/assets\/.*\s/, problem: spaces, correct: withoutSpaces },
  {
    pattern: /^\/(?:[^?#]*\/)?index(?:[?#]|$)/,
    problem: "the page of a folder has the route of the folder",
    correct: (href) => correctInternal(href.replace(/\/index(?=[?#]|$)/, "/")),
  },
  { pattern: /^[^/#]/, problem: "routes start with /", correct: readings },
  { pattern: /^[^?#]+\/(?:[?#]|$)/, problem: "routes do not end with /", correct: correctInternal },
  {
    pattern: /(?:)/,
    problem: "routes and anchors have lower-case letters, digits and hyphens alone, and a query no spaces and quotes",
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

/** The link within the site that was probably meant, or an empty text where a name in it has nothing that one can have. */
export function correctInternal(href: string): string {
  const { route: path, query, anchor: name } = linkParts(href);
  const route = path === "" ? "" : correctRoute(plainAddress(path));
  const anchor = name === undefined ? "/" : correctRoute(plainAddress(name));
  if (route === undefined || anchor === undefined) return "";
  return `${route}${query}${anchor === "/" ? "" : `#${anchor.slice(1)}`}`;
}

/** The likely meanings of a link without a slash at its start in a file: a page of the site, one beside the file, or an anchor. */
function readings(href: string, path: string): string[] {
  const beside = posix.join("/", posix.dirname(path), href);
  const anchor = /^[^/.#]+$/.test(href) ? [correctInternal(`#${href}`)] : [];
  return [correctInternal(href), correctInternal(beside), ...anchor];
}

/** A telephone number as it is dialled: the 0 in brackets after the code of a country is not. Words are left alone. */
function dial(number: string): string {
  if (!/^\+?[\d\s()./-]+$/.test(number)) return `tel:${number}`;
  return `tel:${number.replace(/^((?:\+|00)[\d\s]+)\(0\)/, "$1").replaceAll(/[^\d+]/g, "")}`;
}
