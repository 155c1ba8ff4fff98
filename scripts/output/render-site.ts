import { pageModuleAddress } from "../../src/page-module-address.ts";
import type { Route, Site } from "../../src/site.ts";
import type { Bundle, BundledFile } from "./bundle.ts";
import {
  buildRecord,
  headerRules,
  headersFile,
  type Redirect,
  redirectsFile,
  redirectsOf,
  vercelFile,
} from "./host-headers.ts";
import { buildRecordName } from "./write-output.ts";

/** Renders every file of the site: pages, their modules, and what hosts and search engines read. */
export function* renderSite(site: Site, { renderer, assets, files }: Bundle, today: Date): Generator<BundledFile> {
  const render = (route: Route) => {
    const forUnknownPaths = route === site.notFound;
    const indexed = route.listed && !forUnknownPaths;
    return renderer.renderPage({ site: site.content, route, assets, today, indexed, forUnknownPaths });
  };
  yield* files;
  for (const route of site.routes) {
    yield { path: htmlPath(route.path), content: render(route) };
    yield { path: pageModuleAddress(route.path).slice(1), content: renderer.renderPageModule(route, assets) };
  }
  if (site.notFound) yield { path: "404.html", content: render(site.notFound) };
  const redirects = redirectsOf(site.routes);
  for (const redirect of redirects)
    yield { path: htmlPath(redirect.from), content: redirectPage(redirect, site.content.language) };
  const rules = headerRules(assets.stylesheet ?? "");
  yield { path: "_headers", content: headersFile(rules) };
  yield { path: "_redirects", content: redirectsFile(redirects) };
  yield { path: "vercel.json", content: vercelFile(rules, redirects) };
  yield { path: buildRecordName, content: buildRecord(rules, redirects) };
  yield { path: "sitemap.xml", content: sitemap(site) };
  yield { path: "robots.txt", content: `User-agent: *\nAllow: /\nSitemap: ${site.content.origin}/sitemap.xml\n` };
}

/** `/a/b` is `a/b.html`, `/` is `index.html`: the names under which any static host finds them. */
function htmlPath(route: string): string {
  return `${route === "/" ? "index" : route.slice(1)}.html`;
}

function sitemap({ content, routes }: Site): string {
  const urls = routes
    .filter((route) => route.listed)
    .map(({ path }) => `<url><loc>${content.origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

/** For hosts that read none of the lists of redirects. */
function redirectPage({ to }: Redirect, language: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"></head><body><a href="${to}">${to}</a></body></html>`;
}
