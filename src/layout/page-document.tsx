import type { SiteContent } from "../content.gen.ts";
import { canonicalAddress } from "../page-address.ts";
import type { PageAssets, Route } from "../site.ts";
import { inLanguage } from "../text-direction.ts";

interface PageDocumentProps {
  readonly site: SiteContent;
  readonly route: Route;
  readonly assets: PageAssets;
  /** The addresses of the scripts that only some pages need. */
  readonly scripts: readonly string[];
  readonly indexed: boolean;
  readonly hasData: boolean;
}

/** Links to icons that browsers cannot find on their own: `/favicon.ico` they try anyway. */
function Icons({ site: { icon = "", touchIcon }, assets: { base } }: Pick<PageDocumentProps, "site" | "assets">) {
  return (
    <>
      {(icon.endsWith(".svg") || base !== "") && <link rel="icon" href={icon} />}
      <link rel="apple-touch-icon" href={touchIcon ?? `${base}/apple-touch-icon.png`} />
      <link rel="manifest" href={`${base}/site.webmanifest`} />
    </>
  );
}

/** The colours of the browser's interface: those of the page background. */
function FrameColours({ ground: { light, dark } }: { ground: NonNullable<PageAssets["ground"]> }) {
  const isBoth = light !== undefined && dark !== undefined;
  return (
    <>
      {isBoth && <meta name="theme-color" content={dark} media="(prefers-color-scheme:dark)" />}
      <meta name="theme-color" content={light ?? dark} />
    </>
  );
}

function feedType(address: string): string {
  if (address.endsWith(".json")) return "feed+json";
  return address.endsWith("/rss.xml") ? "rss+xml" : "atom+xml";
}

/** The HTML document of a page. Its `<style>`, structured data and `<body>` are empty: `renderPage` fills them. */
export function PageDocument({ site, route, assets, scripts, indexed, hasData }: PageDocumentProps) {
  const address = canonicalAddress(site, route.path);
  return (
    <html {...inLanguage(route.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{route.title}</title>
        <meta name="description" property="og:description" content={route.description} />
        {indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
        {route.byLine?.date && <meta property="og:type" content="article" />}
        {route.feeds?.map((href) => (
          <link key={href} rel="alternate" type={`application/${feedType(href)}`} href={href} />
        ))}
        <ShareTags site={site} route={route} />
        {site.icon !== undefined && <Icons site={site} assets={assets} />}
        {assets.ground && <FrameColours ground={assets.ground} />}
        {assets.fonts?.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <style />
        {[...(assets.scripts ?? []), ...scripts].map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <script type="module" src={assets.entry} data-app={assets.app} />
        {hasData && <script type="application/ld+json" />}
      </head>
      <body />
    </html>
  );
}

/** The tags for link previews. X only needs the kind of card; the address of all comes from the canonical link. */
function ShareTags({ site, route }: Pick<PageDocumentProps, "site" | "route">) {
  const { share } = route;
  return (
    <>
      <meta property="og:title" content={route.title} />
      <meta property="og:site_name" content={site.brand.name} />
      {share && (
        <>
          <meta property="og:image" content={site.origin + share.path} />
          {share.size && (
            <>
              <meta property="og:image:width" content={`${share.size[0]}`} />
              <meta property="og:image:height" content={`${share.size[1]}`} />
            </>
          )}
          {share.alt !== undefined && <meta property="og:image:alt" content={share.alt} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
