import type { SiteContent } from "../../src/content.gen.ts";
import { areInFolders, canonicalAddress } from "../../src/page-address.ts";
import type { Bundle } from "../bundle/bundle.ts";
import type { OutputFile } from "../bundle/output-file.ts";
import { joinOpenings, type Openings } from "../content/formats/content-format.ts";
import { addressForm } from "../content/read/address-form.ts";
import { basePath } from "../content/read/base-path.ts";
import { isRoute, plainAddress } from "../content/read/route-form.ts";
import { siteAt } from "../content/resolve/build-site.ts";
import { feedAddress } from "../content/resolve/page-names.ts";
import { allServices } from "../content/services/all-services.ts";
import { apacheFile } from "../hosts/apache-file.ts";
import { caddyFile } from "../hosts/caddy-file.ts";
import { type HostRules, serverFolder } from "../hosts/host-rules.ts";
import { headersFile, redirectsFile } from "../hosts/netlify-files.ts";
import { nginxFile } from "../hosts/nginx-file.ts";
import { vercelFile } from "../hosts/vercel-file.ts";
import { buildRecordName } from "../publish/resolve-output.ts";
import { atomFeed, type FeedFacts } from "./atom-feed.ts";
import { escapeMarkup } from "./escape-markup.ts";
import type { RouteFacts } from "./find-routes.ts";
import { buildRecord, headerRules, redirectsOf } from "./host-headers.ts";
import { iconAddresses } from "./icon-files.ts";
import { llmsFiles } from "./llms-files.ts";
import { redirectPages } from "./redirect-pages.ts";

interface SiteFacts extends Pick<Bundle, "files">, Pick<HostRules, "notFoundFolders"> {
  /** Whether the site is a preview, which search engines are to leave out. */
  readonly isPreview: boolean;
  readonly feeds: readonly FeedFacts[];
}

/** All files of a site except pages: the files that pages load, and those that hosts and search engines read. */
export function siteFiles(
  sites: readonly [SiteContent, ...SiteContent[]],
  routes: readonly RouteFacts[],
  { files, feeds, notFoundFolders = [], isPreview }: SiteFacts,
): OutputFile[] {
  const [site] = sites;
  const form = addressForm(site.origin, site);
  const { base } = form;
  const rules = headerRules({ base, icons: iconAddresses(site), isPreview, services: openingsOfShown(site.services) });
  const moved = [...routes, ...movedFeeds(routes, feeds)];
  return [
    ...files,
    ...redirectPages({
      redirects: redirectsOf(moved, { ...form, base: "" }),
      ...form,
      areInFolders: areInFolders(site),
      routes: routes.map(({ path }) => path),
      language: site.language,
    }),
    ...hostFiles({ ...form, rules, redirects: redirectsOf(moved, form), notFoundFolders }),
    ...readingFiles(sites, routes, { feeds, isPreview }),
  ];
}

/** What the services of a site have the policy of the host allow. */
function openingsOfShown(services: SiteContent["services"] = []): Openings {
  return joinOpenings(
    services.map(({ name, options }) => allServices.find((one) => one.name === name)?.opens(options) ?? {}),
  );
}

/** The feeds of folders whose page was elsewhere before, with the addresses at which readers have subscribed to them. */
function movedFeeds(
  routes: readonly RouteFacts[],
  feeds: readonly FeedFacts[],
): Pick<RouteFacts, "path" | "redirectFrom">[] {
  const pages = new Map(routes.map((route) => [route.path, route]));
  const taken = new Set(feeds.map(({ address }) => address));
  return feeds.map(({ address, route = "" }) => {
    const former = (pages.get(route)?.redirectFrom ?? []).map(plainAddress).filter(isRoute).map(feedAddress);
    return { path: address, redirectFrom: former.filter((from) => !taken.has(from)) };
  });
}

/** The files that programs read of a site: the feeds, and what search engines look for. */
export function readingFiles(
  sites: readonly [SiteContent, ...SiteContent[]],
  routes: readonly RouteFacts[],
  { feeds, isPreview }: Pick<SiteFacts, "feeds" | "isPreview">,
): OutputFile[] {
  const [site] = sites;
  const base = basePath(site.origin);
  return [
    ...feeds.map((feed) => ({ path: feed.address.slice(1), content: atomFeed(siteAt(sites, feed.address), feed) })),
    ...(isPreview ? [] : [sitemap(site, routes), ...llmsFiles(sites, routes)]),
    { path: "robots.txt", content: isPreview ? "User-agent: *\nDisallow: /\n" : robotsFile(site.origin, base) },
  ];
}

/** The files in which hosts and servers read the headers and redirects, each in its own words. */
function hostFiles(site: HostRules): OutputFile[] {
  return [
    { path: "_headers", content: headersFile(site.rules) },
    { path: "_redirects", content: redirectsFile(site.redirects, site) },
    { path: "vercel.json", content: vercelFile(site) },
    { path: ".htaccess", content: apacheFile(site) },
    { path: `${serverFolder}/nginx.conf`, content: nginxFile(site) },
    { path: `${serverFolder}/Caddyfile`, content: caddyFile(site) },
    { path: buildRecordName, content: buildRecord(site) },
  ];
}

/**
 * The file for crawlers, which look for it at the root of a host alone: below a path it says where it has to be. Throws
 * for an origin that would be more than one line.
 */
function robotsFile(origin: string, base: string): string {
  if (!/^[!-~]+$/.test(origin)) throw new Error(`No line of robots.txt can name ${JSON.stringify(origin)}.`);
  const host = origin.slice(0, origin.length - base.length);
  const note = base === "" ? "" : `# Crawlers read this at ${host}/robots.txt alone.\n`;
  return `${note}User-agent: *\nAllow: ${base}/\nSitemap: ${origin}/sitemap.xml\n`;
}

function sitemap(site: SiteContent, routes: readonly RouteFacts[]): OutputFile {
  const addressOf = (path: string) => escapeMarkup(canonicalAddress(site, path));
  const listed = routes.filter((route) => route.listed);
  const entries = listed.map(({ path, translations }) => {
    const links = alternates(translations, site).map(
      ({ code, path }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${addressOf(path)}"/>`,
    );
    return `<url><loc>${addressOf(path)}</loc>${links.join("")}</url>\n`;
  });
  const xhtml = site.languages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  const content = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${entries.join("")}</urlset>\n`;
  return { path: "sitemap.xml", content };
}

/** The same page in the languages of a site, with that for all other languages; none where it is in one language alone. */
function alternates(
  translations: RouteFacts["translations"] = [],
  { languages = [] }: SiteContent,
): NonNullable<RouteFacts["translations"]> {
  const first = translations.find(({ code }) => code === languages[0]?.code);
  return translations.length < 2 ? [] : [...translations, ...(first ? [{ ...first, code: "x-default" }] : [])];
}
