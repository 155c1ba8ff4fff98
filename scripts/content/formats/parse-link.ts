import { isAnchor, isRoute, plainAddress } from "../read/route-form.ts";

/** A host name, without user name and password. Browsers accept emoji in it, too. */
const sign = "\\p{L}\\p{N}\\p{Extended_Pictographic}";
const host = `(?:[${sign}](?:[${sign}\\ufe0f_-]*[${sign}\\ufe0f])?\\.)+(?:\\p{L}{2,}|xn--[a-z0-9-]+)`;
const computer = "localhost|\\d{1,3}(?:\\.\\d{1,3}){3}|\\[[\\da-fA-F:]+\\]";
const externalPattern = new RegExp(
  `^(?:https?:\\/\\/(?:${host}|${computer})\\.?(?::\\d{0,5})?(?:[/?#]\\S*)?|mailto:[^\\s@?/]+@${host}(?:\\?\\S*)?|tel:\\+?[0-9][0-9.()-]*)$`,
  "iu",
);

/** The invisible characters that no address needs. Joiners are part of words in some scripts, and of emoji. */
export const unseen = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/;

/** A link within the site (a route, perhaps with a query, an anchor, or all of them), to an asset, or to an external address. */
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

/** Parses a link, with its route and anchor in their plain form. Undefined if it has none of the allowed forms. */
export function parseLink(value: string): ParsedLink | undefined {
  if (unseen.test(value)) return undefined;
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

/** The parts of a link within the site, right or wrong: a query with its `?`, an anchor without its `#`. */
export function linkParts(href: string): { route: string; query: string; anchor: string | undefined } {
  // Each part may be empty.
  const [, route = "", query = "", anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  return { route, query, anchor };
}

/** Changes a link to a page, or below it, to the new route of the page. A link with the address of the site becomes internal. */
export function leadElsewhere(href: string, from: string, to: string): string {
  const { route } = linkParts(href);
  const below = route.startsWith("/") ? plainAddress(route).slice(from.length) : "";
  return to + below + href.slice(route.length);
}

/** Whether the host and the port of an address are valid and not misleading, and a mailto: link has only allowed fields. */
function isWholeAddress(value: string): boolean {
  if (/^mailto:/i.test(value)) return hasUsualFields(value);
  if (/^tel:/i.test(value)) return !trunkZero.test(value);
  return !/^http/i.test(value) || (URL.canParse(value) && !mixedHost.test(value));
}

/** A 0 in brackets after a country code: phones would dial it, and only Italian numbers have it. */
export const trunkZero = /^tel:((?:\+|00)(?!39|378)\d{1,3}[\s.-]*)\(0\)/i;

/**
 * Whether a mailto: link has only a subject, a body or other recipients, all but the body on one line. Mail programs support more:
 * some attach a file of the visitor's, and some treat a second line as another field.
 */
function hasUsualFields(mailto: string): boolean {
  const start = mailto.indexOf("?");
  const fields = start < 0 ? [] : mailto.slice(start + 1).split("&");
  return fields.every((field) => /^(?:body=|(?:subject|b?cc)=(?!.*%0[ad]))/i.test(field));
}

/** A host with a Latin letter next to a Greek or Cyrillic one, which may look like it. */
const mixedHost = /^https?:\/\/[^/?#]*?(?:[a-z][\u0370-\u052f]|[\u0370-\u052f][a-z])/iu;

/**
 * The ids that the renderer uses itself: for the frame of the page, its menus, the tabs made by a behaviour, and the parts of a block,
 * which have its id and a number. Tests compare this with the HTML of every page and with the tabs in a browser.
 */
const reserved = /^(?:main|side-menu|menu-\d+|tab-\d+(?:-button)?|.+_\d+)$/;

export function isReservedAnchor(anchor: string): boolean {
  return reserved.test(anchor);
}
