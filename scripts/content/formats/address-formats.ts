import { siteHref } from "../markdown/link-base.ts";
import { basePath } from "../read/address-form.ts";
import { longestAddress, parseOldAddress } from "../read/old-address.ts";
import { isAnchor, slug } from "../read/route-form.ts";
import type { ContentFormat, Openings } from "./content-format.ts";
import { unseen } from "./parse-link.ts";

export const linkFormat: ContentFormat = {
  name: "link",
  title: "Link",
  description:
    "Where a link leads: a route (/services/support), a route with a query (/contact?topic=sales) or an anchor (/#about), an anchor on this page (#about), an https: address, mailto: (mailto:desk@example.org?subject=Order) or tel: without spaces (tel:+441632960123).",
  expected:
    "a route (/services/support), a route with an anchor (/#about), an anchor (#about), or an address that starts with https:, mailto: or tel:",
  kind: "name",
  minLength: 1,
  isShared: true,
  links: (value) => [{ href: value }],
  resolved: { type: "string", resolve: siteHref },
  proposals: ({ routes }) => routes,
  scaffold: () => "/",
};

export const anchorFormat: ContentFormat = {
  name: "anchor",
  title: "Anchor",
  description:
    "The anchor of this block: links to #name lead here, or to /page#name from another page. Lower-case letters of any script, digits and hyphens, starting with a letter.",
  expected: "lower-case letters, digits and hyphens, starting with a letter",
  kind: "name",
  accepts: isAnchor,
  // A text that begins with digits has no obvious correction.
  correct: (value) => (/^[#\s]*\p{L}/u.test(value) ? slug(value) : value),
  isShared: true,
  isAnchor: true,
};

export const oldAddressFormat: ContentFormat = {
  name: "old-address",
  title: "Old address",
  description:
    "An address that the page used to have on this host, with or without a query: /old, /Old/Page.html, /index.php?id=7. With /* at the end it is a folder: /old-shops/* on the page /shops redirects /old-shops to it, and every address below /old-shops to the same one below /shops.",
  expected: `an address on this host without an anchor, such as /Old/page.html, /index.php?id=7 or /old/*, at most ${longestAddress} characters`,
  kind: "name",
  accepts: (value) => parseOldAddress(value) !== undefined && !strayStar.test(value),
  correct: tidyAddress,
  advise(value) {
    if (strayStar.test(value))
      return "Only /* at the end stands for other addresses: all of a folder. List each address separately, and write %2A for a star that is part of one.";
    const spaced = value.replaceAll(" ", "%20");
    // A space before a slash is between two addresses.
    const isOne = /^\/(?!.*[\s,;>]\/)/.test(value) && oldAddressFormat.accepts?.(spaced) === true;
    return isOne ? `Addresses have %20 instead of a space: write "${spaced}".` : undefined;
  },
};

/** Stars that authors mean for any text, as some hosts do, unlike those between letters in M*A*S*H. Such an address redirects nothing. */
const strayStar = /(?<!\p{L})\*.|\*(?!\p{L}|$)|[^/]\*$|\?.*\*$/u;

/**
 * Percent-encodes an old address where necessary. Addresses of other hosts, with or without a scheme, and texts of several words may mean
 * anything and stay as they are. So do addresses with an anchor, which servers never see: without it, it may be that of an existing page.
 */
function tidyAddress(value: string): string {
  if (/^(?:\w+:|\/\/|www\.|[\w-]+(?:\.[\w-]+)+\/)|[\s#]/i.test(value)) return value;
  const address = value.replace(/(?<![?&])[?&]+$/, "").replaceAll(/%(?![0-9a-f]{2})|["<>`{}|^]/gi, encodeURIComponent);
  const mark = address.search(/\?|$/);
  return `/${address.slice(0, mark)}`.replaceAll(/[\\/]+/g, "/") + address.slice(mark);
}

export const formTargetFormat: ContentFormat = {
  name: "form-target",
  title: "Name of a form target",
  description: "Where the form is sent: the name of one of the forms in _site.yaml.",
  usualNames: ["action", "target", "endpoint", "recipient", "send-to"],
  expected: "the name of one of the forms in _site.yaml",
  kind: "name",
  isShared: true,
  // The names of its fields, to compare with the name of the trap.
  neighbours: ["items", "values", "consent"],
  scaffold: (value, { form = value }) => form,
  resolved: {
    type: "FormTarget",
    resolve: (value, { formTarget }) => formTarget?.(value) ?? {},
  },
};

export const formActionFormat: ContentFormat = {
  name: "form-action",
  title: "Form action",
  description:
    "The address that a form is sent to: https://forms.example/send, or one on the site's own host such as /api/enquiry.",
  expected: "an https address such as https://forms.example/send, or one on the site's own host such as /api/enquiry",
  kind: "name",
  accepts: (value) =>
    /^(?!.*\/\.\.?(?:\/|$))\/(?!\/)[\w./~-]*$/.test(value) ||
    (/^https:\/\/[^\s"'<>\\]+$/.test(value) && !unseen.test(value) && hostOf(value) !== undefined),
  correct: (value) => value.trim().replace(/^http:/, "https:"),
};

/** The permissions of a page with a form: to send it to that address or the site's own host, and to return to the site from there. */
export function formOpenings(action = "/"): Openings {
  if (action.startsWith("/")) return { "form-action": ["'self'"] };
  const url = hostOf(action);
  if (!url) return {};
  // A policy allows few characters in a path. Without the path it covers the whole host.
  const path = /^[\w./~-]*$/.test(url.pathname) ? url.pathname : "";
  return { "form-action": ["'self'", url.origin + path] };
}

/** The address as browsers parse it; only without user name and password. */
function hostOf(value: string): URL | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return url.username === "" && url.password === "" && /^[a-z0-9.-]+$/.test(url.hostname) ? url : undefined;
}

const hostPattern =
  /^https?:\/\/(?:[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)*|\[[0-9a-f:]+\])(?::[1-9]\d*)?$/;

/** Folder names without characters that have a special meaning in addresses or in the files of hosts. */
const basePathPattern = /^(?:\/\w(?:[\w.~-]*[\w~-])?)*$/;

/**
 * The address of a site in the form that browsers use: without user name and password, in ASCII, perhaps with the path
 * below which the site is served. The flag `--origin` has the same form.
 */
export const originFormat = {
  name: "origin",
  title: "Origin",
  description:
    "The address of the site, without a slash at the end: https://www.example.com, or with a path, https://example.github.io/library.",
  usualNames: ["url", "base-url", "site-url"],
  expected:
    "an address such as https://www.example.com or https://example.github.io/library, without a slash at the end",
  kind: "name",
  accepts: (value: string) => value.length <= longestOrigin && isSpelt(value) && addressOf(value) === value,
  correct(value: string) {
    if (/^(?!\s*https?:\/\/).*[@?#]/i.test(value)) return value;
    const address = value.trim().replace(/^(?:\w*:)?\/\//, "");
    return addressOf(`${/^http:/i.test(value.trim()) ? "http" : "https"}://${address}`) ?? value;
  },
} satisfies ContentFormat;

/** The most characters of an origin, so that lines in the files of hosts do not become too long. */
const longestOrigin = 200;

function isSpelt(value: string): boolean {
  const path = basePath(value);
  return hostPattern.test(value.slice(0, value.length - path.length)) && basePathPattern.test(path);
}

/** The origin and the path of an address as browsers spell them. If the path ends in a file, its folder counts. */
function addressOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/(?:(?<!\/)\/|\/index\.html?)\/*$/, "");
}
