import { createHash } from "node:crypto";
import { bundleFolder } from "./bundle-renderer.ts";

/** Headers for the addresses that start with a path. */
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
    { prefix: `/${bundleFolder}/`, headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
    // Their names are the author's, and may come to stand for other pictures.
    ...icons.map((prefix) => ({ prefix, headers: { "Cache-Control": "public, max-age=86400" } })),
  ];
}

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

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ prefix, headers }) =>
    [`${prefix}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${blocks.join("\n")}\n`;
}

/** The `_redirects` file of Netlify and Cloudflare Pages. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

/** The configuration of Vercel. */
export function vercelFile(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const content = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ prefix, headers }) => ({
      source: `${prefix}(.*)`,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** What `npm start` serves with, and the mark of a folder that a build has written. */
export function buildRecord(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  return `${JSON.stringify({ rules, redirects })}\n`;
}
