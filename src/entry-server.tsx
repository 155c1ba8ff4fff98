import "./styles/tokens.css";
import "./styles/font.css";
import "./styles/base.css";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { BlockList, needsHydration } from "./blocks/block-list.tsx";
import type { SiteContent } from "./content.gen.ts";
import { describeDay } from "./describe-day.ts";
import { labelsOf } from "./labels.ts";
import { PageDocument } from "./layout/page-document.tsx";
import type { PageAssets, PageData, Route } from "./site.ts";

export interface RenderOptions {
  readonly site: SiteContent;
  readonly route: Route;
  readonly assets: PageAssets;
  /** The day that the page carries where no script runs. */
  readonly today: Date;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** Whether hosts serve the page for unknown paths. */
  readonly forUnknownPaths: boolean;
}

/** The complete HTML document of a page. */
export function renderPage({ today, ...page }: RenderOptions): string {
  const { route } = page;
  const hydrate = needsHydration(route.blocks);
  // What React takes over needs its comments between texts; everything else does without.
  const render = hydrate ? renderToString : renderToStaticMarkup;
  const main = render(
    <BlockList
      blocks={route.blocks}
      labels={labelsOf(route.labels)}
      today={describeDay(today, route.language, "UTC")}
    />,
  );
  const document = renderToStaticMarkup(<PageDocument {...page} main={main} hydrate={hydrate} />);
  return `<!doctype html>${document}`;
}

/** The module from which the app renders a page after a client navigation. */
export function renderPageModule(route: Route, assets: PageAssets): string {
  const { title, language, blocks, labels } = route;
  const page: PageData = { title, language, blocks, ...(labels ? { labels } : {}) };
  return `export const app=${JSON.stringify(assets.app)};export const page=${JSON.stringify(page)};\n`;
}
