import type { SiteContent } from "../../src/content.gen.ts";
import { mainGround } from "../appearance/page-ground.ts";
import { basePath } from "../content/read/base-path.ts";

/** The web app manifest (https://www.w3.org/TR/appmanifest/): how telephones show the site among their apps. */
export function webManifest(site: SiteContent): string {
  const ground = mainGround(site.theme);
  const base = basePath(site.origin);
  const { name, tagline } = site.brand;
  return `${JSON.stringify({
    name,
    short_name: name,
    ...(tagline === undefined ? {} : { description: tagline }),
    lang: site.language,
    start_url: `${base}/`,
    // With the browser's own frame: the pages have no buttons of their own to go back.
    display: "browser",
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: `${base}/icon-192.png`, sizes: "192x192", type: "image/png" },
      { src: `${base}/icon-512.png`, sizes: "512x512", type: "image/png" },
      { src: `${base}/icon-maskable.png`, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  })}\n`;
}
