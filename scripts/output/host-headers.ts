import { bundleFolder } from "../bundle/run-bundler.ts";
import type { Openings } from "../content/formats/openings.ts";
import { imageFolder } from "../content/pictures/picture-files.ts";
import { type OldAddress, parseOldAddress } from "../content/read/old-address.ts";
import { pageAddress } from "../content/read/page-address.ts";
import { shareFolder } from "../share/picture.ts";
import { contentPolicy } from "./content-policy.ts";

/** Headers for one address, or for all addresses below a prefix that ends with a slash. */
export interface HeaderRule {
  readonly prefix: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A permanent redirect. */
export interface Redirect {
  /** The old path, in its canonical form. */
  readonly from: string;
  /** The parameters that a request must have, decoded. */
  readonly query: OldAddress["query"];
  readonly to: string;
}

interface HeaderFacts {
  /** Whether search engines are to leave the site out. */
  readonly isPreview: boolean;
  /** The path that the site is served below. */
  readonly base: string;
  /** What the pages may besides what every page may. */
  readonly openings: Openings;
  /** The addresses of the site's icons, which every page requests. */
  readonly icons: readonly string[];
}

/**
 * The headers that hosts are to send. There is no rule for the caching of pages: hosts have browsers revalidate them by
 * default, and would join a second rule for the same address with their own.
 */
export function headerRules({ base, openings, icons, isPreview }: HeaderFacts): HeaderRule[] {
  return [
    {
      prefix: `${base}/`,
      headers: {
        "Content-Security-Policy": contentPolicy(openings),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Strict-Transport-Security": "max-age=31536000",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        // Pictures and downloads have no place for a robots tag.
        ...(isPreview ? { "X-Robots-Tag": "noindex, nofollow" } : {}),
      },
    },
    { prefix: `${base}/assets/`, headers: { "Content-Security-Policy": assetPolicy } },
    ...[bundleFolder, shareFolder, imageFolder].map((folder) => ({
      prefix: `${base}/${folder}/`,
      headers: { "Cache-Control": forever },
    })),
    // Cached for a day only: the names carry no hash, and an author may replace the picture behind one.
    ...icons.map((prefix) => ({ prefix, headers: { "Cache-Control": "public, max-age=86400" } })),
  ];
}

/** For addresses with a hash: what stands there never changes. */
const forever = "public, max-age=31536000, immutable";

/**
 * The Content-Security-Policy of the author's files, for when somebody opens one directly: an SVG or HTML file is then
 * a page of the site's origin, and the policy of pages would let it run any script among the files. This policy allows
 * pictures, media and styles only. It applies to all files, because a list of dangerous types could never be complete,
 * and other files are not affected. It has no `sandbox`: without scripts, forms and frames that would add little, and
 * PDF viewers differ in what they still do under it.
 *
 * Netlify and Cloudflare send it together with the policy of pages, so that browsers apply both. Vercel and `npm start`
 * send it instead of the policy of pages. Therefore it has to be complete by itself.
 */
const assetPolicy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A redirect for every old address of every page of a site that is served below a path. */
export function redirectsOf(
  routes: readonly { path: string; redirectFrom: readonly string[] }[],
  base: string,
): Redirect[] {
  return routes.flatMap((route) =>
    route.redirectFrom.flatMap((from) => {
      const address = parseOldAddress(from);
      return address ? [{ from: base + address.path, query: address.query, to: base + route.path }] : [];
    }),
  );
}

/**
 * Returns an address that has no special meaning in the files below, where a space or line break would end it, `*` is a
 * wildcard and `:` begins a placeholder. Throws for any other address: the content check should have refused it.
 */
function plainPath(path: string): string {
  if (/^\/(?:[\w.~;@&=+$,/-]|%[0-9A-F]{2})*$/.test(path)) return path;
  throw new Error(`The lists of hosts cannot name ${JSON.stringify(path)}.`);
}

/** The names and values of headers. Throws for one that would not fit into one line. */
function plainHeaders(headers: HeaderRule["headers"]): [name: string, value: string][] {
  return Object.entries(headers).map(([name, value]) => {
    if (/^[A-Za-z-]+$/.test(name) && /^[!-~](?:[ -~]*[!-~])?$/.test(value)) return [name, value];
    throw new Error(`No header can be ${JSON.stringify(`${name}: ${value}`)}.`);
  });
}

function isFolder({ prefix }: HeaderRule): boolean {
  return prefix.endsWith("/");
}

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map((rule) =>
    [
      `${plainPath(rule.prefix)}${isFolder(rule) ? "*" : ""}`,
      ...plainHeaders(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join("\n"),
  );
  return `${blocks.join("\n")}\n`;
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. Netlify alone knows queries; there the exclamation mark lets a
 * redirect win over a page at the same path. Cloudflare skips these lines, and takes no exclamation mark.
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  const line = ({ from, query, to }: Redirect) =>
    [listedPath(from), ...query.map(listedParameter), plainPath(to), query.length > 0 ? "301!" : "301"].join(" ");
  const [queries, others] = [redirects.filter(hasQuery), redirects.filter((redirect) => !hasQuery(redirect))];
  const note = queries.length > 0 ? ["# Netlify alone reads the lines that name a query."] : [];
  // The first line that is for a request wins.
  return [...note, ...queries.map(line), ...others.map(line)].map((text) => `${text}\n`).join("");
}

function hasQuery({ query }: Redirect): boolean {
  return query.length > 0;
}

/** An old path for a list in which a star is a wildcard and a colon begins a placeholder: there they stand encoded. */
function listedPath(path: string): string {
  const listed = path.replaceAll(/[*:]/g, percentEncode);
  plainPath(listed.replaceAll(/[!'()]/g, ""));
  return listed;
}

/** A parameter of a query, with everything encoded that is no letter, digit, dot, hyphen or underscore. */
function listedParameter(parameter: Redirect["query"][number]): string {
  return parameter.map((text) => encodeURIComponent(text).replaceAll(/[!'()*~]/g, percentEncode)).join("=");
}

function percentEncode(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** A path in the syntax of path-to-regexp 6, which Vercel uses and in which a plus sign has to be escaped. */
function pathExpression(path: string): string {
  return plainPath(path).replaceAll("+", "\\+");
}

/** An old path in that syntax. Vercel takes a slash and `.html` at the end of a path away before it looks for redirects. */
function oldPathExpression(path: string): string {
  plainPath(path.replaceAll(/[!'()*:]/g, ""));
  return pageAddress(path).replaceAll(/[+!'()*:]/g, "\\$&");
}

/** Vercel's condition for a parameter: its value is a regular expression. */
function queryCondition([key, value]: Redirect["query"][number]): { type: "query"; key: string; value?: string } {
  return value === ""
    ? { type: "query", key }
    : { type: "query", key, value: value.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&") };
}

/** The configuration of Vercel. */
export function vercelFile(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const content = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map((rule) => ({
      source: `${pathExpression(rule.prefix)}${isFolder(rule) ? "(.*)" : ""}`,
      headers: plainHeaders(rule.headers).map(([key, value]) => ({ key, value })),
    })),
    // The first one that is for a request wins.
    redirects: [...redirects]
      .sort((a, b) => b.query.length - a.query.length)
      .map(({ from, query, to }) => ({
        source: oldPathExpression(from),
        ...(query.length > 0 ? { has: query.map(queryCondition) } : {}),
        destination: pathExpression(to),
        permanent: true,
      })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/**
 * The record of a build: it marks the output folder as written by a build, and `npm start` takes from it the path to
 * serve the site below, the headers and the redirects.
 */
export function buildRecord(base: string, rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  return `${JSON.stringify({ base, rules, redirects })}\n`;
}
