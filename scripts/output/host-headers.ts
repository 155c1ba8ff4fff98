import { createHash } from "node:crypto";
import { bundleFolder } from "./bundle-renderer.ts";

/** Headers for a folder of addresses, which ends with a slash, or for one address. */
export interface HeaderRule {
  readonly prefix: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An address that leads to another one for good. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * The headers that hosts are to send. Pages may be kept but must be asked for anew, which is what hosts do by themselves: a
 * second rule about caching for the same address would only be joined with the first.
 * `stylesheet` is the text of the only inline style of every page; browsers ask for the `icons` of a site on each of them.
 */
export function headerRules(stylesheet: string, icons: readonly string[]): HeaderRule[] {
  return [
    {
      prefix: "/",
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(stylesheet),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Strict-Transport-Security": "max-age=31536000",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
      },
    },
    { prefix: "/assets/", headers: { "Content-Security-Policy": assetPolicy } },
    { prefix: `/${bundleFolder}/`, headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
    // Their names are the author's, and may come to stand for other pictures.
    ...icons.map((prefix) => ({ prefix, headers: { "Cache-Control": "public, max-age=86400" } })),
  ];
}

/**
 * What a file of the author's may do where somebody opens it by itself: an SVG or HTML file is a page of the site's origin, and
 * the policy of pages would let it run any script among the files. It may show pictures and be styled, and nothing else.
 * Whatever kinds of files there are, it holds for all of them: no list of kinds can be complete, and those that cannot run
 * anything do not notice. It has no `sandbox`, which would add little where no script runs, no form is sent and no frame is
 * opened, and under which viewers of PDFs differ in what they still do.
 *
 * Netlify and Cloudflare send it together with the policy of pages, so that browsers apply both; Vercel and `npm start` send
 * it in the place of that one. So it has to be whole, and no source in it is needed by anything but the files themselves.
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

/** Every former path of every page. */
export function redirectsOf(routes: readonly { path: string; redirectFrom: readonly string[] }[]): Redirect[] {
  return routes.flatMap((route) => route.redirectFrom.map((from) => ({ from, to: route.path })));
}

function contentSecurityPolicy(stylesheet: string): string {
  const hash = createHash("sha256").update(stylesheet).digest("base64");
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // No page connects to anything, but auditors such as Lighthouse read robots.txt from within the page.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/**
 * An address that means itself in every list below: a space or line break would end it, `*` stands for anything and `:` begins
 * the name of a part. Throws for any other: where content has one, a check is missing.
 */
function plainPath(path: string): string {
  if (/^\/(?:[\w.~;@&=+$,/-]|%[0-9A-F]{2})*$/.test(path)) return path;
  throw new Error(`The lists of hosts cannot name ${JSON.stringify(path)}.`);
}

/** The name and value of a header. Throws for what would not be one line. */
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

/** The `_redirects` file of Netlify and Cloudflare Pages. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${plainPath(from)} ${plainPath(to)} 301\n`).join("");
}

/** A path for Vercel, which reads it as an expression of path-to-regexp 6: there a plus sign repeats what is before it. */
function pathExpression(path: string): string {
  return plainPath(path).replaceAll("+", "\\+");
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
    redirects: redirects.map(({ from, to }) => ({
      source: pathExpression(from),
      destination: pathExpression(to),
      permanent: true,
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** What `npm start` serves with, and the mark of a folder that a build has written. */
export function buildRecord(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  return `${JSON.stringify({ rules, redirects })}\n`;
}
