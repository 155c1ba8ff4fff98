import "./styles/tokens.css";
import "./styles/base.css";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { BlockList, needsHydration, showsToday } from "./blocks/block-list.tsx";
import type { SiteContent } from "./content.gen.ts";
import { describeDay } from "./describe-day.ts";
import { labelsOf } from "./labels.ts";
import { Announcement } from "./layout/announcement.tsx";
import { Breadcrumbs } from "./layout/breadcrumbs.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { PageDocument } from "./layout/page-document.tsx";
import type { PageAssets, PageData, Route } from "./site.ts";
import { structuredData } from "./structured-data/structured-data.ts";
import { stylesOf } from "./styles-of.ts";

export { needsHydration, showsToday };

export interface RenderOptions {
  readonly site: SiteContent;
  readonly route: Route;
  readonly assets: PageAssets;
  /** The day that the page carries where no script runs. */
  readonly today: Date;
  /** True if search engines may list the page. */
  readonly indexed: boolean;
  /** True for the not-found page, which hosts serve at unknown paths. */
  readonly forUnknownPaths: boolean;
}

/** A part of the document of a page. */
export interface DocumentPart {
  readonly html: string;
  /** Whether many pages have this part, the same text each time. */
  readonly isShared: boolean;
  /** Whether the part is the stylesheet, which weighs the same on every page. */
  readonly isStylesheet?: true;
}

/** Renders the complete HTML document of a page, in parts that are to be joined. */
export function renderPage(options: RenderOptions): readonly DocumentPart[] {
  const { site, route, assets, today, indexed, forUnknownPaths } = options;
  const content = renderContent(route, today);
  const { header, footer } = renderFrame(site, assets.base, route.path);
  const data = indexed ? structuredData(site, route) : undefined;
  const hasData = data !== undefined;
  const frame = renderToStaticMarkup(<PageDocument {...{ site, route, assets, indexed, hasData }} />);
  const [untilStyle, untilData, untilBody, end] = splitBefore(frame, ["</style>", "</script></head>", "</body>"]);
  const [startOfMain, endOfMain] = renderMain(needsHydration(route.blocks), forUnknownPaths);
  const main = `${startOfMain}${content}${endOfMain}`;
  return [
    { html: `<!doctype html>${untilStyle}`, isShared: false },
    { html: stylesOf(assets), isShared: true, isStylesheet: true },
    { html: `${untilData}${data ?? ""}${untilBody}`, isShared: false },
    { html: header, isShared: true },
    { html: main, isShared: false },
    { html: footer, isShared: true },
    { html: end ?? "", isShared: false },
  ];
}

const mainTags = new Map<string, readonly string[]>();

/** The start tag and the end tag of `<main>`, rendered once for each of the four combinations. */
function renderMain(hydrate: boolean, forUnknownPaths: boolean): readonly string[] {
  const key = `${hydrate} ${forUnknownPaths}`;
  const attributes = {
    "data-hydrate": hydrate ? "" : undefined,
    "data-behaviour": forUnknownPaths ? "log-path" : undefined,
  };
  const tags =
    mainTags.get(key) ??
    splitBefore(renderToStaticMarkup(<main id="main" tabIndex={-1} {...attributes} />), ["</main>"]);
  mainTags.set(key, tags);
  return tags;
}

/** Renders the content of `<main>`: the way to the page, and its blocks. */
function renderContent(route: Route, today: Date): string {
  return rendererFor(route)(
    <>
      <Breadcrumbs home={route.home} trail={route.trail} labels={labelsOf(route.labels)} />
      {blockList(route, today, route.blocks)}
    </>,
  );
}

/** Renders some blocks of a page. */
export function renderBlocks(route: Route, today: Date, blocks: Route["blocks"]): string {
  return rendererFor(route)(blockList(route, today, blocks));
}

/** Hydration needs the comments that `renderToString` writes between texts; other pages are smaller without them. */
function rendererFor({ blocks }: Route): typeof renderToString {
  return needsHydration(blocks) ? renderToString : renderToStaticMarkup;
}

function blockList(route: Route, today: Date, blocks: Route["blocks"]) {
  const day = showsToday(blocks) ? describeDay(today, route.language, "UTC") : undefined;
  return <BlockList blocks={blocks} labels={labelsOf(route.labels)} today={day} />;
}

/** Splits HTML before each of the tags. They cannot occur in a page's texts, where `<` is escaped. */
function splitBefore(html: string, tags: readonly string[]): string[] {
  let start = 0;
  const parts = tags.map((tag) => {
    const end = Math.max(html.indexOf(tag, start), start);
    const part = html.slice(start, end);
    start = end;
    return part;
  });
  return [...parts, html.slice(start)];
}

interface Frame {
  readonly header: string;
  readonly footer: string;
}

interface Frames {
  /** The addresses of all links in the menus. */
  readonly hrefs: ReadonlySet<unknown>;
  readonly byAddress: Map<string, Frame>;
}

const framesOf = new WeakMap<SiteContent, Frames>();

/** The header and the footer. Only pages in a menu, or below one that is, need their own: there the menu marks where they are. */
function renderFrame(site: SiteContent, base: string, route: string): Frame {
  const address = base + route;
  const frames = framesOf.get(site) ?? { hrefs: hrefsIn(site), byAddress: new Map<string, Frame>() };
  framesOf.set(site, frames);
  const current = frames.hrefs.has(address) ? address : sectionOf(address, frames.hrefs);
  const labels = labelsOf(site.labels);
  const frame = frames.byAddress.get(current) ?? {
    header: renderToStaticMarkup(
      <>
        {site.announcement && (
          <Announcement announcement={site.announcement} language={site.language} labels={labels} />
        )}
        <Header site={site} base={base} labels={labels} current={current} />
      </>,
    ),
    footer: renderToStaticMarkup(<Footer site={site} labels={labels} current={current} />),
  };
  frames.byAddress.set(current, frame);
  return frame;
}

/** The nearest path above a route to which a menu leads, with a slash for the pages below it; empty where there is none. */
function sectionOf(route: string, hrefs: ReadonlySet<unknown>): string {
  const above = route.slice(0, route.lastIndexOf("/"));
  if (above === "") return "";
  return hrefs.has(above) ? `${above}/` : sectionOf(above, hrefs);
}

function hrefsIn(site: SiteContent): ReadonlySet<unknown> {
  const hrefs = new Set<unknown>();
  JSON.stringify(site, (key, value: unknown) => {
    if (key === "href") hrefs.add(value);
    return value;
  });
  return hrefs;
}

/** The module from which the app renders a page after a client navigation. */
export function renderPageModule(route: Route, assets: PageAssets): string {
  const { title, language, blocks, home, trail, labels } = route;
  const page: PageData = {
    title,
    language,
    blocks,
    ...(home && trail ? { home, trail } : {}),
    ...(labels ? { labels } : {}),
  };
  return `export const app=${JSON.stringify(assets.app)};export const page=${JSON.stringify(page)};\n`;
}
