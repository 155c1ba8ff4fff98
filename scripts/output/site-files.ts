import type { SiteContent } from "../../src/content.gen.ts";
import type { Bundle, OutputFile } from "./bundle.ts";
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

/** What hosts and search engines need to know of a page. */
export interface RouteFacts {
  /** The path in the address. */
  readonly path: string;
  /** Whether the sitemap shows the page. */
  readonly listed: boolean;
  readonly redirectFrom: readonly string[];
}

/** The files of a site that are no pages: what pages load, and what hosts and search engines read. */
export function siteFiles(site: SiteContent, routes: readonly RouteFacts[], { assets, files }: Bundle): OutputFile[] {
  const redirects = redirectsOf(routes);
  const rules = headerRules(assets.stylesheet ?? "");
  return [
    ...files,
    ...redirects.map((redirect) => ({ path: htmlPath(redirect.from), content: redirectPage(redirect, site.language) })),
    { path: "_headers", content: headersFile(rules) },
    { path: "_redirects", content: redirectsFile(redirects) },
    { path: "vercel.json", content: vercelFile(rules, redirects) },
    { path: buildRecordName, content: buildRecord(rules, redirects) },
    { path: "sitemap.xml", content: sitemap(site.origin, routes) },
    { path: "robots.txt", content: `User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml\n` },
  ];
}

function sitemap(origin: string, routes: readonly RouteFacts[]): string {
  const urls = routes.filter((route) => route.listed).map(({ path }) => `<url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

/** For hosts that read none of the lists of redirects. */
function redirectPage({ to }: Redirect, language: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"></head><body><a href="${to}">${to}</a></body></html>`;
}
