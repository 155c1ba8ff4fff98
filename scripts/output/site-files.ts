import type { SiteContent } from "../../src/content.gen.ts";
import { areInFolders } from "../../src/page-address.ts";
import type { Bundle } from "../bundle/bundle.ts";
import type { OutputFile } from "../bundle/output-file.ts";
import { calendarAddress } from "../content/formats/folder-formats.ts";
import { addressForm, basePath } from "../content/read/address-form.ts";
import { isRoute, plainAddress } from "../content/read/route-form.ts";
import { eventAddress, feedAddress, feedNames } from "../content/resolve/page-names.ts";
import { serviceOpenings } from "../content/services/all-services.ts";
import { apacheFile } from "../hosts/apache-file.ts";
import { caddyFile } from "../hosts/caddy-file.ts";
import { type HostRules, serverFolder } from "../hosts/host-rules.ts";
import { headersFile, redirectsFile } from "../hosts/netlify-files.ts";
import { nginxFile } from "../hosts/nginx-file.ts";
import { vercelFile } from "../hosts/vercel-file.ts";
import { buildRecordName } from "../publish/resolve-output.ts";
import { type CalendarFacts, calendarFiles } from "./calendar-file.ts";
import type { FeedFacts } from "./feed-files.ts";
import type { RouteFacts } from "./find-routes.ts";
import { buildRecord, headerRules, redirectsOf } from "./host-headers.ts";
import { iconAddresses } from "./icon-files.ts";
import { llmsFiles } from "./llms-files.ts";
import { twinPath } from "./output-paths.ts";
import { redirectPages } from "./redirect-pages.ts";
import { sitemapFiles } from "./sitemap.ts";

interface SiteFacts extends Pick<Bundle, "files">, Pick<HostRules, "notFoundFolders"> {
  /** Whether the site is a preview, which search engines should leave out. */
  readonly isPreview: boolean;
  readonly feeds: readonly FeedFacts[];
  readonly calendars: readonly CalendarFacts[];
}

/** All files of a site except pages and feeds: files that pages load, and those for hosts and search engines. */
export function siteFiles(
  sites: readonly [SiteContent, ...SiteContent[]],
  routes: readonly RouteFacts[],
  { files, feeds, calendars, notFoundFolders = [], isPreview }: SiteFacts,
): OutputFile[] {
  const [site] = sites;
  const form = addressForm(site.origin, site);
  const { base } = form;
  const rules = headerRules({
    base,
    icons: iconAddresses(site),
    isPreview,
    services: serviceOpenings(site.services),
    hasSearch: site.search !== undefined,
  });
  const moved = [...routes, ...movedFeeds(routes, feeds), ...movedFiles(site, routes, calendars)];
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
    ...calendarFiles(sites, calendars),
    ...searchFiles(sites, routes, isPreview),
  ];
}

/** The feeds of folders whose page has moved, with the addresses that readers have subscribed to. */
function movedFeeds(
  routes: readonly RouteFacts[],
  feeds: readonly FeedFacts[],
): Pick<RouteFacts, "path" | "redirectFrom">[] {
  const pages = new Map(routes.map((route) => [route.path, route]));
  const taken = new Set(feeds.map(({ folder }) => folder));
  return feeds.flatMap(({ folder, route = "" }) => {
    const former = (pages.get(route)?.redirectFrom ?? []).map(plainAddress).filter(isRoute);
    const free = former.filter((from) => !taken.has(from));
    return Object.values(feedNames).map((name) => ({
      path: feedAddress(folder, name),
      redirectFrom: free.map((from) => feedAddress(from, name)),
    }));
  });
}

/** The other files of pages that have moved: Markdown and calendars. */
function movedFiles(
  site: SiteContent,
  routes: readonly RouteFacts[],
  calendars: readonly CalendarFacts[],
): Pick<RouteFacts, "path" | "redirectFrom">[] {
  const taken = new Set(calendars.map(({ address }) => address));
  return routes.flatMap(({ path, redirectFrom, title }) => {
    const hasTwin = site.machines?.markdown === true && title !== undefined;
    const names = [
      ...(hasTwin ? [(route: string) => `/${twinPath(route)}`] : []),
      ...[eventAddress, calendarAddress].filter((name) => taken.has(name(path))),
    ];
    const former = redirectFrom.map((from) => plainAddress(from).replace(/\/\*$/, "")).filter(isRoute);
    return names.map((name) => ({
      path: name(path),
      redirectFrom: former.map(name).filter((from) => !taken.has(from)),
    }));
  });
}

/** The files that search engines and assistants look for. */
export function searchFiles(
  sites: readonly [SiteContent, ...SiteContent[]],
  routes: readonly RouteFacts[],
  isPreview: boolean,
): OutputFile[] {
  const [site] = sites;
  const base = basePath(site.origin);
  return [
    ...(isPreview ? [] : [...sitemapFiles(site, routes), ...llmsFiles(sites, routes)]),
    { path: "robots.txt", content: isPreview ? "User-agent: *\nDisallow: /\n" : robotsFile(site.origin, base) },
  ];
}

/** The files from which hosts and servers read the headers and redirects, each in its own syntax. */
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
 * The file for crawlers, which only look for it at the root of a host: for a site below a path, it says where it has to be.
 * Throws for an origin that would take more than one line.
 */
function robotsFile(origin: string, base: string): string {
  if (!/^[!-~]+$/.test(origin)) throw new Error(`No line of robots.txt can name ${JSON.stringify(origin)}.`);
  const host = origin.slice(0, origin.length - base.length);
  const note = base === "" ? "" : `# Crawlers read this only at ${host}/robots.txt.\n`;
  return `${note}User-agent: *\nAllow: ${base}/\nSitemap: ${origin}/sitemap.xml\n`;
}
