import type { SiteContent } from "../content.gen.ts";
import { labelsOf } from "../labels.ts";
import type { PageAssets, Route } from "../site.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

interface PageDocumentProps {
  readonly site: SiteContent;
  readonly route: Route;
  readonly assets: PageAssets;
  /** What stands in `<main>`, as HTML from `renderMain`. */
  readonly main: string;
  /** Whether the page has a block that needs React in the browser. */
  readonly hydrate: boolean;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** Whether hosts serve the page for unknown paths. */
  readonly forUnknownPaths: boolean;
}

/** The whole HTML document of a page. */
export function PageDocument(props: PageDocumentProps) {
  const { site, route, assets, main, hydrate, indexed, forUnknownPaths } = props;
  const labels = labelsOf(site.labels);
  const address = site.origin + route.path;
  return (
    <html lang={route.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{route.title}</title>
        <meta name="description" content={route.description} />
        {indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
        <meta property="og:title" content={route.title} />
        <meta property="og:description" content={route.description} />
        <meta property="og:type" content="website" />
        {indexed && <meta property="og:url" content={address} />}
        <meta property="og:site_name" content={site.brand.name} />
        {site.icon !== undefined && <link rel="icon" href={site.icon} />}
        {site.touchIcon !== undefined && <link rel="apple-touch-icon" href={site.touchIcon} />}
        {assets.font !== undefined && (
          <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is this renderer's own stylesheet */}
        {assets.stylesheet !== undefined && <style dangerouslySetInnerHTML={{ __html: assets.stylesheet }} />}
        {assets.scripts?.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <script type="module" src={assets.entry} data-app={assets.app} />
      </head>
      <body>
        <Header site={site} labels={labels} current={route.path} />
        <main
          id="main"
          tabIndex={-1}
          data-hydrate={hydrate ? "" : undefined}
          data-behaviour={forUnknownPaths ? "log-path" : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this renderer's own HTML
          dangerouslySetInnerHTML={{ __html: main }}
        />
        <Footer site={site} labels={labels} current={route.path} />
      </body>
    </html>
  );
}
