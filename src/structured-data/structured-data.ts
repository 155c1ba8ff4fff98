import type { SiteContent } from "../content.gen.ts";
import type { EventFacts } from "../content-values.ts";
import { labelsOf } from "../labels.ts";
import { canonicalAddress, homeRoute, hostOf } from "../page-address.ts";
import type { Route } from "../site.ts";
import { type PageFacts, type Provider, type Thing, thingsOnPage } from "./things-on-page.ts";

/** The data of a page for search engines, as text that cannot end its JSON-LD script element; undefined if there is none. */
export function structuredData(site: SiteContent, route: Route): string | undefined {
  const image = route.image && new URL(route.image.src.src, site.origin).href;
  const { name, description, language } = route;
  const facts = { name, description, language, provider: providerOf(site), image };
  const things = [
    ...(route.path === homeRoute(site) ? homeThings(site) : []),
    ...(route.trail ? [breadcrumbList(site, route)] : []),
    ...(route.byLine?.date ? [blogPosting(site, route, facts)] : []),
    ...(route.byLine?.event ? [eventOf(route.byLine.event, facts)] : []),
    ...thingsOnPage(route, facts),
  ];
  if (things.length === 0) return undefined;
  const [only] = things;
  const content = things.length === 1 ? only : { "@graph": things };
  return escapeScript(JSON.stringify({ "@context": "https://schema.org", ...content }));
}

/** Escapes anything that could end a script element or start a comment in it, and line breaks of some parsers. */
function escapeScript(json: string): string {
  return json.replaceAll(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** All pages refer to the same organization by this id. The home page describes it. */
function organizationId({ origin }: SiteContent): string {
  return `${origin}/#organization`;
}

/** The organization as other pages refer to it, with its name so that consumers need not read the home page. */
function providerOf(site: SiteContent): Provider {
  return { "@type": "Organization", "@id": organizationId(site), name: site.brand.name };
}

function homeThings(site: SiteContent): Thing[] {
  const { brand, origin, touchIcon } = site;
  const url = canonicalAddress(site, homeRoute(site));
  return [
    { ...providerOf(site), url, ...(touchIcon === undefined ? {} : { logo: new URL(touchIcon, origin).href }) },
    { "@type": "WebSite", name: brand.name, url, publisher: { "@id": organizationId(site) } },
  ];
}

/** The breadcrumbs. All but the last need an address: a folder without its own page has none. */
function breadcrumbList(site: SiteContent, { trail = [] }: Route): Thing {
  const host = hostOf(site);
  const crumbs = [{ label: labelsOf(site.labels).home, href: canonicalAddress(site, homeRoute(site)) }, ...trail];
  const steps = crumbs.filter(({ href }, index) => href !== undefined || index === crumbs.length - 1);
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      // Runs for every page, and `URL` takes ten times as long.
      ...(href === undefined ? {} : { item: href.startsWith("/") ? host + href : href }),
    })),
  };
}

function eventOf({ iso, until, place }: EventFacts, { name, description, provider, image }: PageFacts): Thing {
  return {
    "@type": "Event",
    name,
    description,
    startDate: iso,
    ...(until === undefined ? {} : { endDate: until }),
    ...(place === undefined ? {} : { location: { "@type": "Place", name: place, address: place } }),
    ...(image ? { image } : {}),
    organizer: provider,
  };
}

function blogPosting(site: SiteContent, route: Route, { name, description, provider, image }: PageFacts): Thing {
  const { date, updated, authors, tags } = route.byLine ?? {};
  return {
    "@type": "BlogPosting",
    headline: name,
    description,
    url: canonicalAddress(site, route.path),
    inLanguage: route.language,
    ...(date ? { datePublished: date.iso } : {}),
    ...(updated ? { dateModified: updated.iso } : {}),
    ...(authors ? { author: authors.map((author) => ({ "@type": "Person", name: author })) } : { author: provider }),
    ...(tags ? { keywords: tags.map(({ name }) => name) } : {}),
    ...(image ? { image } : {}),
    publisher: provider,
  };
}
