import { bundleFolder } from "../bundle/run-bundler.ts";
import type { Openings } from "../content/formats/content-format.ts";
import { imageFolder } from "../content/pictures/picture-files.ts";
import { type AddressForm, pageHref } from "../content/read/address-form.ts";
import { canonicalPath, parseOldAddress, pageAddress } from "../content/read/old-address.ts";
import type { HeaderRule, HostRules, Redirect } from "../hosts/host-rules.ts";
import { decodedPath, onceEach } from "../hosts/old-pages.ts";
import { shareFolder } from "../share/drawing.ts";
import { assetFolders, assetPolicy, headerPolicy } from "./content-policy.ts";
import { hashedSearchFolders, otherSearchFiles } from "./search-files.ts";

interface HeaderFacts {
  /** Whether search engines should leave the site out. */
  readonly isPreview: boolean;
  readonly base: string;
  readonly services: Openings;
  readonly hasSearch?: boolean;
  /** The addresses of the site's icons, which every page requests. */
  readonly icons: readonly string[];
}

/**
 * The headers for hosts to send. There is no rule for caching pages: hosts make browsers revalidate them by default, and
 * would combine a second rule for the same address with their own.
 */
export function headerRules({ base, icons, isPreview, services, hasSearch }: HeaderFacts): HeaderRule[] {
  return [
    {
      prefix: `${base}/`,
      headers: {
        "Content-Security-Policy": headerPolicy(services, hasSearch),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Strict-Transport-Security": "max-age=31536000",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        // Pictures and downloads cannot hold a robots tag.
        ...(isPreview ? { "X-Robots-Tag": "noindex, nofollow" } : {}),
      },
    },
    ...assetFolders.map((folder) => ({
      prefix: base + folder,
      headers: { "Content-Security-Policy": assetPolicy, ...shownElsewhere },
    })),
    ...[bundleFolder, ...(hasSearch ? hashedSearchFolders : [])].map((folder) => ({
      prefix: `${base}/${folder}/`,
      headers: { "Cache-Control": forever },
    })),
    ...[shareFolder, imageFolder].map((folder) => ({
      prefix: `${base}/${folder}/`,
      headers: { "Cache-Control": forever, ...shownElsewhere },
    })),
    // A page fetches them just before the search worker asks for them.
    ...(hasSearch ? otherSearchFiles : []).map((name) => ({
      prefix: `${base}/${name}`,
      headers: { "Cache-Control": "public, max-age=60" },
    })),
    // Cached for a day only: the names contain no hash, and an author may replace the picture.
    ...icons.map((prefix) => ({ prefix, headers: { "Cache-Control": "public, max-age=86400", ...shownElsewhere } })),
  ];
}

/**
 * For files that other sites may show as well: feed readers show an article's pictures and videos, and the icon. A host that combines it
 * with the header for pages sends a value that no browser knows, which also allows it.
 */
const shownElsewhere = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** For addresses with a hash, whose content never changes. */
const forever = "public, max-age=31536000, immutable";

/**
 * The redirects for the old addresses of all pages of a site served below a path: as written and, after these, in lower case, because
 * many old servers ignored case. Redirects of whole folders come last, the innermost first, because the first match wins; such a folder
 * had an address of its own, too.
 */
export function redirectsOf(
  routes: readonly { path: string; redirectFrom: readonly string[] }[],
  form: AddressForm,
): Redirect[] {
  const all = routes.flatMap((route) =>
    route.redirectFrom.flatMap((from) => {
      const address = parseOldAddress(from);
      return address ? [{ ...address, from: form.base + address.path, to: pageHref(form, route.path) }] : [];
    }),
  );
  const pages = all.flatMap(({ from, query, below, to }) => (below ? [] : [{ from, query, to }]));
  const innermostFirst = (some: readonly Redirect[]) => [...some].sort((a, b) => b.from.length - a.from.length);
  const folders = innermostFirst(all.filter(({ below }) => below));
  const taken = new Set(pages.flatMap(({ from, query }) => (query.length > 0 ? [] : [pageAddress(from)])));
  const single: Redirect[] = [
    ...pages,
    ...folders.flatMap(({ from, query, to }) => (taken.has(pageAddress(from)) ? [] : [{ from, query, to }])),
  ];
  const below = folders.map((folder) => ({ ...folder, to: folder.to.replace(/\/$/, "") }));
  return [...withSmallLetters(single, form.base), ...innermostFirst(withSmallLetters(below, form.base))];
}

function withSmallLetters(redirects: readonly Redirect[], base: string): Redirect[] {
  const small = redirects
    .map((one) => ({ ...one, from: base + inSmallLetters(one.from.slice(base.length)) }))
    .filter(({ from, to }) => pageAddress(from) !== pageAddress(to));
  return onceEach([...redirects, ...small], ({ from, query }) => [from, query]);
}

function inSmallLetters(path: string): string {
  const plain = decodedPath(path)?.toLowerCase();
  return plain === undefined ? path : canonicalPath(encodeURI(plain));
}

/**
 * The record of a build: it marks the output folder as written by a build, and gives `npm start` the address form, the
 * headers and the redirects.
 */
export function buildRecord({ base, slash, rules, redirects }: HostRules): string {
  return `${JSON.stringify({ base, slash, rules, redirects })}\n`;
}
