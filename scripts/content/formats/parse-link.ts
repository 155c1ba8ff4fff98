import { isAnchor, isRoute, plainAddress } from "../read/route-form.ts";

/** The name of a host, before which no user name and no password may stand. Browsers take emoji in it, too. */
const sign = "\\p{L}\\p{N}\\p{Extended_Pictographic}";
const host = `(?:[${sign}](?:[${sign}\\ufe0f_-]*[${sign}\\ufe0f])?\\.)+(?:\\p{L}{2,}|xn--[a-z0-9-]+)`;
const computer = "localhost|\\d{1,3}(?:\\.\\d{1,3}){3}|\\[[\\da-fA-F:]+\\]";
const externalPattern = new RegExp(
  `^(?:https?:\\/\\/(?:${host}|${computer})\\.?(?::\\d{0,5})?(?:[/?#]\\S*)?|mailto:[^\\s@?/]+@${host}(?:\\?\\S*)?|tel:\\+?[0-9][0-9.()-]*)$`,
  "iu",
);

/** A link within the site (with a route and perhaps a query, with an anchor, or with all), to an asset, or to an address outside. */
export type ParsedLink =
  | {
      readonly kind: "internal";
      readonly route: string | undefined;
      /** With its question mark, for scripts of the page; empty where there is none. */
      readonly query: string;
      readonly anchor: string | undefined;
    }
  | { readonly kind: "asset"; readonly asset: string }
  | { readonly kind: "external" };

/** Takes a link apart, its route and its anchor in their plain form; or returns undefined where it has none of the forms that are allowed. */
export function parseLink(value: string): ParsedLink | undefined {
  if (externalPattern.test(value)) return isWholeAddress(value) ? { kind: "external" } : undefined;
  if (/^\/assets\/[^\s?#]+$/.test(value)) return { kind: "asset", asset: value };
  const parts = linkParts(value);
  const [route, query] = [plainAddress(parts.route), parts.query];
  const anchor = parts.anchor && plainAddress(parts.anchor);
  if (route === "" && (anchor === undefined || query !== "")) return undefined;
  if (query !== "" && !/^\?[^\s?"<>\\]+$/.test(query)) return undefined;
  if (route !== "" && !isRoute(route)) return undefined;
  if (anchor !== undefined && !isAnchor(anchor)) return undefined;
  return { kind: "internal", route: route === "" ? undefined : route, query, anchor };
}

/** The parts of a link within the site, right or wrong: a query with its question mark, an anchor without its sign. */
export function linkParts(href: string): { route: string; query: string; anchor: string | undefined } {
  // Each part may be empty.
  const [, route = "", query = "", anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  return { route, query, anchor };
}

/** A link to a page, or below one, that has another route now. One with the address of the site becomes one within it. */
export function leadElsewhere(href: string, from: string, to: string): string {
  const { route } = linkParts(href);
  const below = route.startsWith("/") ? plainAddress(route).slice(from.length) : "";
  return to + below + href.slice(route.length);
}

/** True where the host and the port of an address are possible ones, and what they look like, or a letter begins with what it may. */
function isWholeAddress(value: string): boolean {
  if (/^mailto:/i.test(value)) return hasUsualFields(value);
  if (/^tel:/i.test(value)) return !trunkZero.test(value);
  return !/^http/i.test(value) || (URL.canParse(value) && !mixedHost.test(value));
}

/** A 0 in brackets behind the code of a country: telephones would dial it, and only Italian numbers have it. */
export const trunkZero = /^tel:((?:\+|00)(?!39|378)\d{1,3}[\s.-]*)\(0\)/i;

/**
 * Whether a link has a letter begin with a subject, a text or other readers alone, each but the text in one line. Mail programs know
 * more: some attach a file of the visitor's, and some take a second line for a field of its own.
 */
function hasUsualFields(mailto: string): boolean {
  const start = mailto.indexOf("?");
  const fields = start < 0 ? [] : mailto.slice(start + 1).split("&");
  return fields.every((field) => /^(?:body=|(?:subject|b?cc)=(?!.*%0[ad]))/i.test(field));
}

/** A host in whose name a Latin letter stands beside a Greek or Cyrillic one, which may look like it. */
const mixedHost = /^https?:\/\/[^/?#]*?(?:[a-z][\u0370-\u052f]|[\u0370-\u052f][a-z])/iu;

/**
 * The ids that the renderer gives to elements of its own: the page's frame, its menus, the tabs that a behaviour makes, and the parts
 * of a block, which have its id and a number.
 * Tests compare this with the HTML of every page and with the tabs in a browser.
 */
const reserved = /^(?:main|side-menu|menu-\d+|tab-\d+(?:-button)?|.+_\d+)$/;

export function isReservedAnchor(anchor: string): boolean {
  return reserved.test(anchor);
}
