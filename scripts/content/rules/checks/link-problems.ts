import { posix } from "node:path";
import { linkParts, parseLink, trunkZero, unseen } from "../../formats/parse-link.ts";
import { correctRoute, plainAddress } from "../../read/route-form.ts";
import { curlyQuotes, numberOf } from "../toolkit/refused-characters.ts";

/**
 * A form that links cannot have, its problem, and a function for the links that were probably meant, given the path of the file; these need
 * not be valid either. A guess loses something that may have been meant.
 */
type LinkProblem = readonly [
  pattern: RegExp,
  problem: string,
  correct: (href: string, path: string) => string | readonly string[],
  isGuess?: boolean,
];

const none = () => "";
const missing = (scheme: string) => (href: string) => scheme + href;
const withoutSpaces = (href: string) => href.trim().replaceAll(/\s/g, encodeURIComponent);
const spaces = "addresses have %20 instead of a space";
const noHttps = "https:// is missing";
const domain = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)?\.(?:com|org|net|io|eu|uk|de|fr|ie|dev|app|info)(?:[/?#]|$))/i;
const slip = /^(?!https?:)(?:hh?t{1,3}|t{1,2})ps?(?:[:;]?\/\/|:\/)(?!\/)/i;
const form = "routes and anchors have only lower-case letters, digits and hyphens, and a query has no spaces or quotes";

const problems: readonly LinkProblem[] = [
  [/^\s*$/, "it leads nowhere", none],
  [/^(?:\s.*|.*\s)$/, "it has a space at its start or end", (href) => href.trim()],
  [curlyQuotes, "it has curly quotes instead of straight ones", (href) => href.slice(1, -1)],
  [/^https?:\/\/[^/?#]*@/i, "it has a user name or a password before @, which every reader could read", none],
  [/^(?:mailto:[^\s?]+\?|\/assets\/).*\s/i, spaces, withoutSpaces],
  [/^https?:\/\/[^\s/?#]+[/?#].*\s/i, spaces, withoutSpaces, true],
  [
    /^https?:/i,
    "it is not a valid address",
    (href) => href.replace(/^[^/]*\/\/[^/?#]*/, (start) => start.toLowerCase()),
  ],
  [slip, "expected https:// at its beginning", (href) => href.replace(slip, "https://"), true],
  [
    /^mailto:/i,
    "expected one e-mail address after mailto:",
    (href) => href.replaceAll(/\s|(?<=^mailto:)\/+/gi, "").replace(/(?<=@[^.?]*),/, "."),
  ],
  [trunkZero, "the (0) after a country code is not dialled", (href) => dial(href.slice(4))],
  [/^tel:/i, "expected digits after tel:, without spaces", (href) => dial(href.slice(4).replace(/^\/+/, "").trim())],
  [/^(?:javascript|vbscript|data):/i, "links cannot carry code or data", none],
  [/^[a-z][a-z0-9+.-]*:/i, "addresses of this kind are not allowed", none],
  [/^\/\//, "https: is missing", missing("https:")],
  [/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/, "mailto: is missing before the e-mail address", missing("mailto:")],
  [/^www\./i, noHttps, missing("https://")],
  [domain, noHttps, missing("https://"), true],
  [/^(?!\d+[-./]\d+[-./]\d+$)[+0][\d\s().-]{6,}$/, "tel: is missing before the phone number", dial],
  [
    /^(?:\.{0,2}\/)*(?:pages\/)?_assets\//,
    "the addresses of files in _assets begin with /assets/",
    (href) => href.replace(/^.*?_assets\//, "/assets/"),
  ],
  [
    /^\/(?:[^?#]*\/)?index(?:[?#]|$)/,
    "the index page of a folder has the route of the folder",
    (href) => correctInternal(href.replace(/\/index(?=[?#]|$)/, "/")),
  ],
  [/^\/(?!assets\/)[^?#]+\.(?:ics|json|txt|xml)$/, "a file that the build creates needs its full address", none],
  [
    /^(?!\/assets\/)[^?#:]+\.(?:pdf|docx?|xlsx?|pptx?|od[st]|zip|csv|jpe?g|png|gif|webp|svg|mp[34])$/i,
    "a file to download is in _assets, and its address begins with /assets/",
    (href) => `/assets/${posix.basename(href)}`,
    true,
  ],
  [/^[^/#]/, "routes start with /", readings],
  [/^[^?#]+\/(?:[?#]|$)/, "routes do not end with /", correctInternal],
];

/** A soft hyphen may stand for a hyphen, and a direction mark keeps the slash before it in its place in a right-to-left text. */
const mayBeMeant = new RegExp(`^https?:.*(?:[\\u200e\\u200f]|${unseen.source}.)`, "i");

export function linkProblem(href: string): LinkProblem {
  const [sign] = unseen.exec(href) ?? [];
  if (sign !== undefined) {
    const shown = href.replaceAll(new RegExp(unseen, "g"), "");
    const [, , correct, isGuess] = linkProblem(shown);
    const meant = (_: string, path: string) => (parseLink(shown) ? shown : correct(shown, path));
    return [unseen, `${numberOf(sign)} is in it, which is invisible`, meant, isGuess || mayBeMeant.test(href)];
  }
  return problems.find(([pattern]) => pattern.test(href)) ?? [/(?:)/, form, correctInternal];
}

/** The internal link that was probably meant, or an empty text if a name in it has no allowed character. */
export function correctInternal(href: string): string {
  const { route: path, query, anchor: name } = linkParts(href);
  const route = path === "" ? "" : correctRoute(plainAddress(path));
  const anchor = name === undefined ? "/" : correctRoute(plainAddress(name));
  if (route === undefined || anchor === undefined) return "";
  return `${route}${query}${anchor === "/" ? "" : `#${anchor.slice(1)}`}`;
}

/** The likely meanings of a link without a leading slash: a page of the site, a page next to the file, or an anchor. */
function readings(href: string, path: string): string[] {
  const beside = posix.join("/", posix.dirname(path), href);
  const anchor = /^[^/.#]+$/.test(href) ? [correctInternal(`#${href}`)] : [];
  return [correctInternal(href), correctInternal(beside), ...anchor];
}

/** A phone number as it is dialled. Words are left alone. */
function dial(number: string): string {
  const link = `tel:${number}`;
  return /^\+?[\d\s()./-]+$/.test(number) ? `tel:${link.replace(trunkZero, "$1").replaceAll(/[^\d+]/g, "")}` : link;
}
