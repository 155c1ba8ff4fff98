import { Footer, FooterBefore, Header, HeaderAfter, SkipLink } from "virtual:frame";
import type { SiteContent } from "./content.gen.ts";
import { labelsOf } from "./labels.ts";
import { Announcement } from "./layout/announcement.tsx";
import type { CurrentPlace } from "./layout/current-mark.ts";
import { languagesPlace } from "./layout/menu-links.tsx";
import { SearchDialog } from "./layout/search.tsx";
import { ServiceChoices } from "./layout/service-choices.tsx";
import { type MarkupNeeds, markupNeeds } from "./markup-needs.ts";
import { homeRoute, spelt } from "./page-address.ts";
import type { PageAssets } from "./site.ts";
import { renderStatic } from "./static-markup.ts";

/** The header and footer of some pages: the same object for all that share them. */
export interface Frame {
  /** The header in parts, with the language links between them. */
  readonly header: readonly string[];
  readonly footer: string;
  readonly headerNeeds: MarkupNeeds;
  readonly footerNeeds: MarkupNeeds;
}

interface Frames {
  readonly hrefs: ReadonlySet<unknown>;
  readonly byAddress: Map<string, Frame>;
}

type FrameAssets = Pick<PageAssets, "base" | "services" | "behaviours">;

const framesOf = new WeakMap<SiteContent, Frames>();

/** The header and footer. Only pages in a menu, or below one, need their own: the menu marks where they are. */
export function renderFrame(site: SiteContent, assets: FrameAssets, route: string): Frame {
  const { base } = assets;
  const address = base + spelt(site, route);
  const frames = framesOf.get(site) ?? { hrefs: hrefsIn(site), byAddress: new Map<string, Frame>() };
  framesOf.set(site, frames);
  const current = frames.hrefs.has(address) ? address : sectionOf(address, frames.hrefs);
  const frame =
    frames.byAddress.get(current) ?? renderAround(site, { current, home: base + spelt(site, homeRoute(site)) }, assets);
  frames.byAddress.set(current, frame);
  return frame;
}

function renderAround(site: SiteContent, place: CurrentPlace, { base, services, behaviours }: FrameAssets): Frame {
  const labels = labelsOf(site.labels);
  const slot = { site, labels, language: site.language };
  const header = renderStatic(
    <>
      <SkipLink site={site} labels={labels} />
      {site.announcement && <Announcement announcement={site.announcement} site={site} labels={labels} />}
      <Header site={site} labels={labels} place={place} />
      {site.search !== undefined && (
        <SearchDialog site={site} labels={labels} base={base} script={behaviours["search"]} />
      )}
      {HeaderAfter && <HeaderAfter {...slot} />}
    </>,
  );
  const footer = renderStatic(
    <>
      {FooterBefore && <FooterBefore {...slot} />}
      <Footer site={site} labels={labels} current={place.current} />
      {site.services && (
        <ServiceChoices services={site.services} addresses={services} language={site.language} labels={labels} />
      )}
    </>,
  );
  return {
    header: header.split(languagesPlace),
    footer,
    headerNeeds: markupNeeds(header),
    footerNeeds: markupNeeds(footer),
  };
}

/** The nearest path above a page that a menu links to, for all pages below it; empty if there is none. */
function sectionOf(path: string, hrefs: ReadonlySet<unknown>): string {
  const above = path.slice(0, path.replace(/\/$/, "").lastIndexOf("/"));
  if (above === "") return "";
  return hrefs.has(above) || hrefs.has(`${above}/`) ? `${above}/*` : sectionOf(above, hrefs);
}

function hrefsIn(site: SiteContent): ReadonlySet<unknown> {
  const hrefs = new Set<unknown>();
  JSON.stringify(site, (key, value: unknown) => {
    if (key === "href") hrefs.add(value);
    return value;
  });
  return hrefs;
}
