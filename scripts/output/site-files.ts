import type { SiteContent } from "../../src/content.gen.ts";
import { stylesOf } from "../../src/styles-of.ts";
import type { Bundle, OutputFile } from "./bundle.ts";
import { escapeMarkup } from "./escape-markup.ts";
import {
  buildRecord,
  headerRules,
  headersFile,
  type Redirect,
  redirectsFile,
  redirectsOf,
  vercelFile,
} from "./host-headers.ts";
import { htmlPath } from "./output-paths.ts";
import { buildRecordName } from "./write-output.ts";

/** The facts about a page that the files for hosts and search engines need. */
export interface RouteFacts {
  /** The path in the address. */
  readonly path: string;
  /** True if the sitemap lists the page. */
  readonly listed: boolean;
  readonly redirectFrom: readonly string[];
}

/** All files of a site except pages: the files that pages load, and those that hosts and search engines read. */
export function siteFiles(site: SiteContent, routes: readonly RouteFacts[], { assets, files }: Bundle): OutputFile[] {
  const redirects = redirectsOf(routes);
  const icons = [...new Set([site.icon, site.touchIcon].filter((icon) => icon !== undefined))];
  const rules = headerRules(stylesOf(assets), icons);
  return [
    ...files,
    ...redirects.map((redirect) => ({ path: htmlPath(redirect.from), content: redirectPage(redirect, site.language) })),
    { path: "_headers", content: headersFile(rules) },
    { path: "_redirects", content: redirectsFile(redirects) },
    { path: "vercel.json", content: vercelFile(rules, redirects) },
    { path: buildRecordName, content: buildRecord(rules, redirects) },
    ...sitemaps(site.origin, routes),
    { path: "robots.txt", content: robotsFile(site.origin) },
  ];
}

/** Throws for an origin that would be more than one line. */
function robotsFile(origin: string): string {
  if (!/^[!-~]+$/.test(origin)) throw new Error(`No line of robots.txt can name ${JSON.stringify(origin)}.`);
  return `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The most addresses that a sitemap may have (https://www.sitemaps.org/protocol.html). */
const mostAddresses = 50_000;

/** A sitemap, or an index of several if one cannot hold all addresses. */
function sitemaps(origin: string, routes: readonly RouteFacts[]): OutputFile[] {
  const addresses = routes.filter((route) => route.listed).map(({ path }) => `${origin}${path}`);
  if (addresses.length <= mostAddresses) return [{ path: "sitemap.xml", content: addressList("url", addresses) }];
  const parts = Array.from({ length: Math.ceil(addresses.length / mostAddresses) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    content: addressList("url", addresses.slice(index * mostAddresses, (index + 1) * mostAddresses)),
  }));
  const list = parts.map(({ path }) => `${origin}/${path}`);
  return [...parts, { path: "sitemap.xml", content: addressList("sitemap", list) }];
}

function addressList(element: "url" | "sitemap", addresses: readonly string[]): string {
  const root = element === "url" ? "urlset" : "sitemapindex";
  const entries = addresses.map((address) => `<${element}><loc>${escapeMarkup(address)}</loc></${element}>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</${root}>\n`;
}

/** A page that redirects by itself, for hosts that read none of the files with redirects. */
function redirectPage(redirect: Redirect, siteLanguage: string): string {
  const [to, language] = [escapeMarkup(redirect.to), escapeMarkup(siteLanguage)];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"></head><body><a href="${to}">${to}</a></body></html>`;
}
