import type { SiteContent } from "../../src/content.gen.ts";
import { mainGround } from "../appearance/page-ground.ts";
import type { OutputFile } from "../bundle/output-file.ts";
import { contentHash } from "../cache/content-hash.ts";
import { jsonInCache } from "../cache/kept-file.ts";
import { basePath } from "../content/read/address-form.ts";
import { decodeAsset } from "../content/read/asset-address.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";
import { drawIcons } from "./draw-icons.ts";

const manifestPath = "site.webmanifest";

/** Whether `iconFiles` makes a file with this address for some sites. */
export function isIconAddress(address: string): boolean {
  return /^\/(?:favicon\.ico|apple-touch-icon\.png|icon-(?:192|512|maskable)\.png|site\.webmanifest)$/.test(address);
}

/** The addresses of the icons that browsers request on a visit, including the author's own files. */
export function iconAddresses({ icon, touchIcon, origin }: SiteContent): string[] {
  if (icon === undefined) return touchIcon === undefined ? [] : [touchIcon];
  const base = basePath(origin);
  const touch = touchIcon ?? `${base}/apple-touch-icon.png`;
  return [...new Set([icon, `${base}/favicon.ico`, touch, `${base}/${manifestPath}`])];
}

/**
 * The icons of a site and the manifest that lists them, all made from the site's icon; none if it has none, undefined if
 * nothing can be drawn from it. They are made once and cached.
 */
export async function iconFiles(cache: string, site: SiteContent, pages: string): Promise<OutputFile[] | undefined> {
  const readAsset = createAssetReader(pages);
  const source =
    site.icon === undefined ? undefined : readAsset(decodeAsset(site.icon.slice(basePath(site.origin).length)) ?? "");
  if (!source) return [];
  const ground = mainGround(site.theme);
  const name = contentHash(JSON.stringify([contentHash(source), ground]));
  const kept = await jsonInCache(
    `${cache}/icons/${name}.json`,
    async () =>
      (await drawIcons(source, ground))?.map(
        ({ path, content }) => [path, Buffer.from(content).toString("base64")] as const,
      ) ?? null,
  );
  if (!kept) return undefined;
  const icons = kept.map(([path, base64]) => ({ path, content: Buffer.from(base64, "base64") }));
  const drawn = site.touchIcon === undefined ? icons : icons.filter(({ path }) => path !== "apple-touch-icon.png");
  return [...drawn, { path: manifestPath, content: webManifest(site) }];
}

/** The web app manifest (https://www.w3.org/TR/appmanifest/): how phones show the site among their apps. */
function webManifest(site: SiteContent): string {
  const ground = mainGround(site.theme);
  const base = basePath(site.origin);
  const { name, tagline } = site.brand;
  return `${JSON.stringify({
    name,
    short_name: name,
    ...(tagline === undefined ? {} : { description: tagline }),
    lang: site.language,
    start_url: `${base}/`,
    // In the browser's own window: the pages have no back button.
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
