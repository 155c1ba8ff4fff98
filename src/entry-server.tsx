import { MainAfter, MainBefore } from "virtual:main-slots";
import { BlockList } from "./blocks/block-list.tsx";
import { registeredBlock, showsToday } from "./blocks/registered-blocks.ts";
import type { Block, SiteContent } from "./content.gen.ts";
import { describeDay } from "./describe-day.ts";
import { labelsOf } from "./labels.ts";
import { languageLinks, languageTags } from "./language-tags.ts";
import { Breadcrumbs } from "./layout/breadcrumbs.tsx";
import { ContactPurposes, endOfPurposes } from "./layout/footer/contact-form.tsx";
import { PageDocument } from "./layout/page-document.tsx";
import { SearchSection } from "./layout/search.tsx";
import { type MarkupNeeds, markupNeeds } from "./markup-needs.ts";
import { spelt } from "./page-address.ts";
import { renderFrame } from "./render-frame.tsx";
import type { PageAssets, PagePolicy, PageStyle, Route } from "./site.ts";
import { renderStatic } from "./static-markup.ts";
import { structuredData } from "./structured-data/structured-data.ts";

export { renderDocument } from "./render-document.tsx";
export { showsToday };

interface RenderOptions {
  readonly site: SiteContent;
  readonly route: Route;
  readonly assets: PageAssets;
  /** The day that the page shows without JavaScript. */
  readonly today: Date;
  readonly indexed: boolean;
  /** True for the not-found page, which hosts serve at unknown paths. */
  readonly forUnknownPaths: boolean;
  /** The styles for these `class` attributes, further stylesheets, and the script of a language. None in development: scripts load the styles. */
  styleOf?(classes: readonly ReadonlySet<string>[], stylesheets: readonly string[], language: string): PageStyle;
  readonly policy?: PagePolicy | undefined;
}

export interface RenderedPage {
  readonly document: readonly DocumentPart[];
  /** The part of the document that is specific to the page. */
  readonly main: string;
  readonly scripts: readonly string[];
  /** The addresses of modules that interactive blocks load. */
  readonly modules: readonly string[];
}

interface DocumentPart {
  readonly html: string;
  /** True for markup that many pages share. */
  readonly isShared: boolean;
}

export function renderPage(options: RenderOptions): RenderedPage {
  const { site, route, assets, indexed, forUnknownPaths, policy } = options;
  const attributes = {
    "data-behaviour": forUnknownPaths ? "log-path" : undefined,
    "data-policy": policy?.name || undefined,
  };
  const emptyMain = renderStatic(<main id="main" tabIndex={-1} {...attributes} />);
  const [startOfMain, endOfMain] = splitBefore(emptyMain, ["</main>"]);
  const main = `${startOfMain}${renderContent(options)}${endOfMain}`;
  const { header, footer, headerNeeds, footerNeeds } = renderFrame(site, assets, route.path);
  const languages = route.languages ? languageLinks(route.languages, site.language) : "";
  const purposes = route.purposes
    ? renderStatic(<ContactPurposes purposes={route.purposes} labels={labelsOf(site.labels)} />)
    : "";
  const [untilPurposes, afterPurposes] = purposes === "" ? [footer] : splitBefore(footer, [endOfPurposes]);
  const { style, scripts, modules } = pageNeeds(options, [
    headerNeeds,
    markupNeeds(main),
    footerNeeds,
    markupNeeds(purposes),
  ]);
  const data = indexed && site.machines?.structuredData !== false ? structuredData(site, route) : undefined;
  const hasData = data !== undefined;
  const empty = renderStatic(<PageDocument {...{ site, route, assets, scripts, indexed, hasData }} />, true);
  const inLanguages = site.languages ? languageTags({ site, route, indexed }) : "";
  const [untilPolicy, untilStyle, untilData, untilBody, end] = splitBefore(empty, [
    '<meta name="viewport"',
    "</style>",
    "</script></head>",
    "</body>",
  ]);
  // No attribute is rendered by React here, which would escape every apostrophe of the policy.
  const policyOfPage = style ? policyTag(style, policy) : "";
  const own = (html = "") => ({ html, isShared: false });
  const shared = (html = "") => ({ html, isShared: true });
  const document = [
    own(`<!doctype html>${untilPolicy}${policyOfPage}${inLanguages}${untilStyle}`),
    shared(style?.text ?? assets.siteStyle),
    own(`${untilData}${data ?? ""}${untilBody}`),
    ...header.flatMap((html, index) => (index > 0 ? [own(languages), shared(html)] : [shared(html)])),
    own(main),
    shared(untilPurposes),
    own(purposes),
    shared(afterPurposes),
    own(end),
  ];
  return { document, main, scripts: [...scripts, assets.entry], modules };
}

/** The Content-Security-Policy of a page, which only allows the inline style with this hash. It must come before what it governs. */
function policyTag({ hash }: PageStyle, policy: PagePolicy | undefined): string {
  const directives = [policy?.directives, `style-src ${policy?.styles ?? `'self' '${hash}'`}`]
    .filter(Boolean)
    .join("; ");
  return `<meta http-equiv="Content-Security-Policy" content="${directives}">`;
}

interface PageNeeds extends Pick<RenderedPage, "scripts" | "modules"> {
  readonly style: PageStyle | undefined;
}

function pageNeeds({ site, route, assets, styleOf }: RenderOptions, needs: readonly MarkupNeeds[]): PageNeeds {
  const interactive = route.blocks.filter((block) => registeredBlock(block).interactive);
  const blocks = interactive.flatMap(({ type }) => assets.blocks[type] ?? []);
  const behaviours = new Set(needs.flatMap(({ behaviours }) => [...behaviours]));
  // Parts that React shows in the browser only are not in the markup.
  const stylesheets = blocks.flatMap((block) => block.stylesheets);
  const classes = needs.map(({ classes }) => classes);
  return {
    style: styleOf?.(classes, stylesheets, site.language),
    // Behaviours that always appear together are one script.
    scripts: [...new Set([...behaviours].flatMap((name) => assets.behaviours[name] ?? []))],
    modules: [...new Set(blocks.flatMap(({ address, imports }) => [address, ...imports]))],
  };
}

function renderContent({ site, route, today, assets }: RenderOptions): string {
  const { byLine, home, trail, language } = route;
  const labels = labelsOf(route.labels ?? site.labels);
  const slot = { language, labels };
  const day = showsToday(route.blocks) ? describeDay(today, language, "UTC") : undefined;
  const list = (blocks: readonly Block[]) => (
    <BlockList {...{ blocks, byLine, labels }} modules={assets.blocks} today={day} />
  );
  const content = (
    <>
      <Breadcrumbs home={home} trail={trail} labels={labels} />
      {MainBefore && <MainBefore {...slot} />}
      {list(route.blocks)}
      {site.search === assets.base + spelt(site, route.path) && (
        <SearchSection site={site} labels={labelsOf(site.labels)} base={assets.base} />
      )}
      {MainAfter && <MainAfter {...slot} />}
    </>
  );
  try {
    return renderStatic(content);
  } catch (error) {
    nameFailingBlock(error, route.blocks, (block) => renderStatic(list([block])));
    throw error;
  }
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

/** Prefixes an error with the type of the failing block: React's errors do not say which it is. */
function nameFailingBlock(error: unknown, blocks: readonly Block[], render: (block: Block) => string): void {
  const failing = blocks.find((block) => {
    try {
      render(block);
      return false;
    } catch {
      return true;
    }
  });
  if (!failing || !(error instanceof Error)) return;
  const named = `The block "${failing.type}": ${error.message}`;
  error.stack = error.stack?.replace(error.message, () => named) ?? named;
  error.message = named;
}
