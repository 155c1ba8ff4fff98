import { MainAfter, MainBefore } from "virtual:main-slots";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { BlockList } from "./blocks/block-list.tsx";
import { componentsOf, needsHydration, showsToday } from "./blocks/registered-blocks.ts";
import type { SiteContent } from "./content.gen.ts";
import { describeDay } from "./describe-day.ts";
import { type Labels, labelsOf, ofPages } from "./labels.ts";
import { languageTags } from "./language-tags.ts";
import { Breadcrumbs } from "./layout/breadcrumbs.tsx";
import { ContactPurposes, endOfPurposes } from "./layout/footer/contact-form.tsx";
import { LanguageLinks, languagesPlace } from "./layout/language-links.tsx";
import { PageDocument } from "./layout/page-document.tsx";
import type { PageModule } from "./navigation/running-app.ts";
import { renderFrame } from "./render-frame.tsx";
import type { BlockAssets, PageAssets, PageData, PagePolicy, PageStyle, Route } from "./site.ts";
import { renderStatic, withoutInlineStyles } from "./static-markup.ts";
import { structuredData } from "./structured-data/structured-data.ts";
import { textDirection } from "./text-direction.ts";

export { renderDocument } from "./render-document.tsx";
export { needsHydration, showsToday };

interface RenderOptions {
  readonly site: SiteContent;
  readonly route: Route;
  readonly assets: PageAssets;
  /** The day that the page carries where no script runs. */
  readonly today: Date;
  readonly indexed: boolean;
  /** True for the not-found page, which hosts serve at unknown paths. */
  readonly forUnknownPaths: boolean;
  /** The styles for elements with these class names, those of further stylesheets, and those of the script of a language. In development there are none: scripts bring the styles. */
  styleOf?(classNames: Iterable<string>, stylesheets: readonly string[], language: string): PageStyle;
  readonly policy?: PagePolicy | undefined;
}

export interface RenderedPage {
  readonly document: readonly DocumentPart[];
  readonly module: string;
  readonly scripts: readonly string[];
}

interface DocumentPart {
  readonly html: string;
  /** True for a part that many pages have, the same text each time. */
  readonly isShared: boolean;
}

/** Renders a page: its document, and its module for the app. */
export function renderPage(options: RenderOptions): RenderedPage {
  const { site, route, assets, indexed, forUnknownPaths, policy } = options;
  const hydrate = needsHydration(route.blocks);
  const attributes = {
    "data-hydrate": hydrate ? "" : undefined,
    "data-behaviour": forUnknownPaths ? "log-path" : undefined,
    "data-policy": policy?.name || undefined,
  };
  const emptyMain = renderToStaticMarkup(<main id="main" tabIndex={-1} {...attributes} />);
  const [startOfMain, endOfMain] = splitBefore(emptyMain, ["</main>"]);
  const main = `${startOfMain}${renderContent(options)}${endOfMain}`;
  const { header, footer } = renderFrame(site, assets, route.path);
  const languages = route.languages
    ? renderStatic(<LanguageLinks languages={route.languages} current={site.language} />)
    : "";
  const purposes = route.purposes
    ? renderStatic(<ContactPurposes purposes={route.purposes} labels={labelsOnce(site)} />)
    : "";
  const [untilPurposes, afterPurposes] = purposes === "" ? [footer] : splitBefore(footer, [endOfPurposes]);
  const needs = pageNeeds(options, header + main + footer + purposes);
  const { style, behaviours: scripts } = needs;
  const data = indexed ? structuredData(site, route) : undefined;
  const hasData = data !== undefined;
  const empty = renderToStaticMarkup(<PageDocument {...{ site, route, assets, scripts, indexed, hasData }} />);
  const inLanguages = site.languages ? languageTags({ site, route, indexed, base: assets.base }) : "";
  const [untilPolicy, untilStyle, untilData, untilBody, end] = splitBefore(empty, [
    '<meta name="viewport"',
    "</style>",
    "</script></head>",
    "</body>",
  ]);
  const document = [
    // No attribute is rendered by React here, which would escape every apostrophe of the policy.
    {
      html: `<!doctype html>${untilPolicy}${style ? policyTag(style, policy) : ""}${inLanguages}${untilStyle}`,
      isShared: false,
    },
    { html: style?.text ?? assets.siteStyle ?? "", isShared: true },
    { html: `${untilData}${data ?? ""}${untilBody}`, isShared: false },
    ...header
      .split(languagesPlace)
      .flatMap((html, index) => [
        ...(index > 0 ? [{ html: languages, isShared: false }] : []),
        { html, isShared: true },
      ]),
    { html: main, isShared: false },
    { html: untilPurposes ?? "", isShared: true },
    { html: purposes, isShared: false },
    { html: afterPurposes ?? "", isShared: true },
    { html: end ?? "", isShared: false },
  ];
  return { document, module: renderPageModule(options, needs), scripts: [...scripts, assets.entry] };
}

/** The Content-Security-Policy of a page, which lets in the inline style with this hash alone. It stands before everything that it concerns. */
function policyTag({ hash }: PageStyle, policy: PagePolicy | undefined): string {
  const directives = [policy?.directives, `style-src ${policy?.styles ?? `'self' '${hash}'`}`]
    .filter(Boolean)
    .join("; ");
  return `<meta http-equiv="Content-Security-Policy" content="${directives}">`;
}

interface PageNeeds {
  readonly style: PageStyle | undefined;
  readonly behaviours: readonly string[];
  readonly blocks: readonly BlockAssets[];
}

/** Finds out from the markup of a page which styles and scripts it needs. */
function pageNeeds({ site, route, assets, styleOf }: RenderOptions, html: string): PageNeeds {
  const types = [...new Set(route.blocks.map(({ type }) => type))];
  const blocks = types.flatMap((type) => assets.blocks[type] ?? []);
  const behaviours = [...attributeValues("data-behaviour", html)];
  // Parts that React shows in the browser only are not in the markup.
  const stylesheets = needsHydration(route.blocks) ? blocks.flatMap(({ stylesheets }) => stylesheets) : [];
  return {
    style: styleOf?.(attributeValues("class", html), stylesheets, site.language),
    // Behaviours that always stand together are one script.
    behaviours: [...new Set(behaviours.flatMap((name) => assets.behaviours[name] ?? []))],
    blocks,
  };
}

/** The values of an attribute. Texts cannot look like attributes: in them quotation marks are escaped. */
function attributeValues(attribute: string, html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g")), ([, value = ""]) => value));
}

/** Renders the content of `<main>`: the way to the page, and its blocks. */
function renderContent({ site, route, today }: RenderOptions): string {
  const { blocks, byLine, home, trail, language } = route;
  const labels = labelsOnce(site);
  const slot = { language, labels };
  const day = showsToday(blocks) ? describeDay(today, language, "UTC") : undefined;
  const markup = (
    <>
      <Breadcrumbs home={home} trail={trail} labels={labels} />
      {MainBefore && <MainBefore {...slot} />}
      <BlockList {...{ blocks, byLine, labels }} components={componentsOf(blocks)} today={day} />
      {MainAfter && <MainAfter {...slot} />}
    </>
  );
  // Hydration needs the comments that `renderToString` writes between texts; other pages are smaller without them.
  return needsHydration(blocks) ? withoutInlineStyles(renderToString(markup)) : renderStatic(markup);
}

const labelsOfSites = new WeakMap<SiteContent, Labels>();

/** The labels of a site, put together once for all its pages. */
function labelsOnce(site: SiteContent): Labels {
  const labels = labelsOfSites.get(site) ?? labelsOf(site.labels);
  labelsOfSites.set(site, labels);
  return labels;
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

/** The module from which the app renders a page after a client navigation. */
function renderPageModule(
  { site, route, assets, policy }: RenderOptions,
  { style, behaviours, blocks }: PageNeeds,
): string {
  const { title, language, home, trail, purposes, languages, byLine } = route;
  const labels = assets.labels?.[site.language];
  const page: PageData = {
    title,
    language,
    ...(textDirection(language) === "rtl" ? { direction: "rtl" } : {}),
    blocks: route.blocks,
    ...(home && trail ? { home, trail } : {}),
    ...(purposes ? { purposes } : {}),
    ...(languages ? { languages } : {}),
    ...(byLine ? { byLine } : {}),
    ...(site.labels && labels === undefined ? { labels: ofPages(site.labels) } : {}),
  };
  const exports: Record<keyof PageModule, unknown> = {
    app: assets.app,
    modules: [
      ...new Set([
        ...(labels === undefined ? [] : [labels]),
        ...behaviours,
        ...blocks.flatMap(({ address, imports }) => [address, ...imports]),
      ]),
    ],
    styles: style?.addresses ?? [],
    policy: policy?.name || undefined,
    page,
  };
  return Object.entries(exports)
    .map(([name, value]) => (value === undefined ? "" : `export const ${name}=${literal(value)};`))
    .join("")
    .concat("\n");
}

/**
 * A value as JavaScript, in which the keys, which are those of schemas, need no quotation marks. In texts these are escaped, so that
 * no text looks like a key.
 */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll(/"([a-z]\w*)":/gi, "$1:");
}
